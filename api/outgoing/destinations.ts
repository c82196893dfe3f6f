/** Where requests may go whose destination a person entered, such as a push service or a webhook. */
export interface Destinations {
  allows(url: URL): boolean;
}

const HTTPS_PORT = '443';

/** Whether a name is that of a list entry, or below it where the entry begins with `*.`. */
const fits = (host: string, entry: string): boolean =>
  entry.startsWith('*.') ? host.endsWith(entry.slice(1)) && host.length > entry.length - 1 : host === entry;

/**
 * Allows HTTPS at its usual port, without a name or password in the address, to the hosts of a list. An IP address is no
 * name and is never on it.
 * @param hosts names in lower case; `*.example.org` stands for every name below it
 */
export const createDestinations = (hosts: readonly string[]): Destinations => ({
  allows({ protocol, hostname, port, username, password }) {
    if (protocol !== 'https:' || !['', HTTPS_PORT].includes(port) || username !== '' || password !== '') return false;
    // One dot at the end names the same host.
    const host = hostname.toLowerCase().replace(/\.$/, '');
    return hosts.some((entry) => fits(host, entry));
  },
});
