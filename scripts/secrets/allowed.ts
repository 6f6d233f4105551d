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
