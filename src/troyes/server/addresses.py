"""Addresses: whose connection it is, and which of them are proxies that speak for others."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

REMEMBERED = 10_000  # addresses: every frame asks whose it is


@lru_cache(maxsize=REMEMBERED)
def who(address: str) -> str:
    """What limits are kept by: an IPv4 address, or the /64 network of an IPv6 one."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return f"{IPv6Address(int(found) >> 64 << 64)}/64"
    return str(found)


class Proxies:
    """Trusted proxies: the addresses and networks whose word for a client's address is taken."""

    def __init__(self, named: list[str]) -> None:
        self.networks = [ip_network(one, strict=False) for one in named]
        self.known = lru_cache(maxsize=REMEMBERED)(self.look)

    def __contains__(self, address: str) -> bool:
        """Whether an address is a trusted proxy's."""
        return bool(self.networks) and self.known(address)

    def look(self, address: str) -> bool:
        """Whether an address is in one of the networks."""
        found = ip_address(address.partition("%")[0])
        return any(found in network for network in self.networks)
