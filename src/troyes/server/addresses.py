"""Addresses: whose connection it is, and which of them are proxies that speak for others."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address, ip_network


def who(address: str) -> str:
    """Whose connection it is: an address, or the whole network an IPv6 host may choose from."""
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
    """Those who are believed when they say where a request came from: addresses and networks."""

    def __init__(self, named: list[str]) -> None:
        self.networks = [ip_network(one, strict=False) for one in named]

    def __contains__(self, address: str) -> bool:
        """Whether somebody is one of them."""
        if not self.networks:
            return False
        found = ip_address(address.partition("%")[0])
        return any(found in network for network in self.networks)
