### La partita rivista e la fine della partita.

## Il grafico dei punti

plot-table = Le cifre in tabella
plot-caption = Punti vittoria accumulati alla fine di ogni round; l’ultima cifra è il punteggio finale, con tutto ciò che conta solo alla fine.
plot-end = fine
plot-caption-margin = Il tuo vantaggio sul Re alla fine di ogni round, in punti vittoria accumulati; l’ultima cifra è lo scarto finale, con tutto ciò che conta solo alla fine.

## Rivedere la partita

replay = Rivedi
replay-record = Guarda una partita registrata
replay-record-text = Scegli il file di una partita, trascinalo qui o incollane il testo. Il server lo legge e non conserva nulla.
replay-choose = Scegli un file
replay-paste = Il testo di una partita
replay-show = Mostra la partita
replay-another = Un’altra partita
replay-which = Partita { $n } di { $of } in questo file
replay-slider = Momento della partita
replay-at = Momento { $at } di { $of }
replay-begins = La partita comincia.
replay-first = All’inizio
replay-last = Alla fine
replay-round-back = Un round indietro
replay-round-on = Un round avanti
replay-turn-back = Un turno indietro
replay-turn-on = Un turno avanti
replay-step-back = Un passo indietro
replay-step-on = Un passo avanti
replay-play = Riproduci
replay-pause = Pausa
replay-speed = Velocità
replay-link = Copia un link a questo momento
replay-keys = Tasti: ← → un passo, con Maiusc un turno, Pag su e Pag giù un round, Inizio e Fine, spazio per riprodurre.
replay-result = Risultato
replay-unfinished = Questa registrazione si ferma prima della fine della partita.
replay-jump = Mostra questo momento

## La fine

reveal-title = I personaggi si rivelano
reveal-count = { $n } di { $of }
reveal-held = In possesso di { $who }
reveal-city = Noto a tutti fin dall’inizio
reveal-next = Avanti
reveal-scores = Vai ai punteggi
reveal-again = Rivedi i personaggi
end-characters = Che cosa premiano i personaggi
end-course = L’andamento della partita
end-replay = Rivedi la partita
end-share = Condividi la partita
end-share-text = Una partita di Troyes, mossa per mossa

## Che cosa non va in una registrazione

error-record-header = Riga { $line }: «{ $token }» non è una riga d’intestazione. Si scrive [Nome "valore"] e sta prima della partita.
error-record-missing = Manca la riga d’intestazione [{ $tag } "…"], o il suo valore.
error-record-tag = La riga d’intestazione [{ $tag } "{ $token }"] ha un valore impossibile.
error-record-version = La registrazione ha la versione { $token } delle regole o del formato; qui è la { $expected }.
error-record-edition = La partita è stata giocata con l’edizione «{ $token }», le cui cifre non sono nella registrazione. Qui è «{ $expected }».
error-record-figures = L’edizione nella registrazione non è valida: { $detail }
error-record-line = Riga { $line }: «{ $token }» non è una riga di partita. Servono un’etichetta, i due punti e delle parole.
error-record-label = La riga { $line } comincia con «{ $token }», ma era previsto «{ $expected }».
error-record-word = Riga { $line }, parola { $word }: «{ $token }» non va bene. Previsto: { $expected }
error-record-over = Riga { $line }: la partita finisce prima di «{ $token }».
error-record-unfinished = L’intestazione dà il risultato «{ $token }», ma la partita non arriva alla fine.
error-record-result = L’intestazione dà il risultato «{ $token }», ma la partita finisce con { $played }.
error-record-step = Il passo { $step } della registrazione, { $token }, lì non è possibile.
error-record-json = Questa non è una registrazione: { $detail }
