/** The allowed destinations of requests to an address that a person entered, such as a push service or a webhook. */
export interface Destinations {
  allows(url: URL): boolean;
}

const HTTPS_PORT = '443';

/** Whether a host equals a list entry, or is a subdomain of it if the entry begins with `*.`. */
const fits = (host: string, entry: string): boolean =>
  entry.startsWith('*.') ? host.endsWith(entry.slice(1)) && host.length > entry.length - 1 : host === entry;

/**
 * Allows HTTPS on its default port, without credentials in the URL, to the hosts of a list. An IP address is not a name
 * and never matches.
 * @param hosts names in lower case; `*.example.org` matches every subdomain
 */
export const createDestinations = (hosts: readonly string[]): Destinations => ({
  allows({ protocol, hostname, port, username, password }) {
    if (protocol !== 'https:' || !['', HTTPS_PORT].includes(port) || username !== '' || password !== '') return false;
    // A trailing dot names the same host.
    const host = hostname.toLowerCase().replace(/\.$/, '');
    return hosts.some((entry) => fits(host, entry));
  },
});
