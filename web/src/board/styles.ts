/** The styles of everything that is drawn like the board, in the order in which they overrule each other. */

import "./board.css";
import "./cards.css";
import "./pieces.css";
