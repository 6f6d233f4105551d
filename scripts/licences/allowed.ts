/** Licences under which anything may be part of the mall: they ask for their text and the names in it, and for no source. */
const anywhere = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'Unlicense',
])

interface Named {
  packages: RegExp
  licence: string
  why: string
}

/** Licences that ask for more, each for the packages that were looked at. */
const named: readonly Named[] = [
  {
    packages: /^@img\/sharp-(libvips|wasm32|win32)(-|$)/,
    licence: 'LGPL-3.0-or-later',
    why: 'libvips is a library of its own, which whoever runs the mall can replace',
  },
  {
    packages: /^web-push$/,
    licence: 'MPL-2.0',
    why: 'its files are used as they are: who changes one has to publish that file',
  },
]

/** Packages whose package.json names no licence, with the one that their text is. */
const unstated: Readonly<Record<string, string>> = { 'png-js': 'MIT' }

/** The licence of a package, by what npm has written of it. */
export function licenceOf(name: string, stated: string | undefined): string | undefined {
  return stated ?? unstated[name]
}

/** Whether a package may be part of the mall: of `A OR B` one licence is enough, of `A AND B` each has to be allowed. */
export function isAllowed(name: string, expression: string): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1')
  // What mixes the two is looked at by a person.
  if (/[()]/.test(plain) || (plain.includes(' OR ') && plain.includes(' AND '))) return false
  const isFine = (licence: string) =>
    anywhere.has(licence) || named.some((one) => one.licence === licence && one.packages.test(name))
  return plain.split(' OR ').some((all) => all.split(' AND ').every(isFine))
}
