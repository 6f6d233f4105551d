import type { Found } from './find.ts'

interface Allowed {
  name: string
  /** With what the value begins. */
  begins: string
  why: string
}

/** Values that look secret and are none. */
const allowed: readonly Allowed[] = [
  {
    name: 'apps/server/config.test.ts',
    begins: 'k3PzQ8vT',
    why: 'the mall takes no guessable secret, so this one is random',
  },
  {
    name: 'apps/server/testing/served-mall.ts',
    begins: 'k3PzQ8vT',
    why: 'the same, of a mall that lives for one test',
  },
  {
    name: 'features/media/pictures/remote-pictures.test.ts',
    begins: 'http://lin:',
    why: 'an address that is refused because it has a password',
  },
  {
    name: 'apps/server/backups/testing/archived-server.ts',
    begins: 'postgres://hojip:of-a-test',
    why: 'the password of a server that lives for one test',
  },
  {
    name: 'apps/server/faults/testing/patroni.ts',
    begins: 'postgres://hojip:hojip',
    why: 'the same, of three servers',
  },
  {
    name: 'apps/server/cluster/testing/machines.ts',
    begins: 'postgres://hojip:hojip',
    why: 'the same, of three servers',
  },
  {
    name: 'apps/server/cluster/testing/machines.ts',
    begins: 'k3PzQ8vT',
    why: 'the same, of a mall that lives for one test',
  },
  {
    name: 'docs/deploying/bare-machine.md',
    begins: 'postgres://hojip:$password',
    why: 'a place for the password that the command before has made',
  },
  {
    name: 'platform/db/hosts/address.test.ts',
    begins: 'postgres://u:p',
    why: 'addresses that nobody connects to',
  },
]

/** What is left without the allowed ones, and those of these that nothing needs. */
export function withoutAllowed(
  found: readonly Found[],
  list: readonly Allowed[] = allowed,
): { left: Found[]; needless: Allowed[] } {
  const fits = (one: Found, { name, begins }: Allowed) => one.name === name && one.value.startsWith(begins)
  return {
    left: found.filter((one) => !list.some((entry) => fits(one, entry))),
    needless: list.filter((entry) => !found.some((one) => fits(one, entry))),
  }
}
