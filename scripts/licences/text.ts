import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { foldersOfBrowserPackages } from '../generated/browser-packages.ts'
import { binariesAmong } from './binaries.ts'
import { copiesForBrowsers, copiesOnServers } from './own-copies.ts'
import { productionPackages, type LockedPackage, type ProductionPackage } from './packages.ts'

const root = join(import.meta.dirname, '../..')

function readText(path: string): string {
  return readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n').trim()
}

function readLicence(folder: string): string {
  const files = readdirSync(join(root, folder)).filter((file) =>
    /^(licen[sc]e|copying|notice)(\.|-|$)/i.test(file),
  )
  return files
    .toSorted()
    .map((file) => readText(join(folder, file)))
    .join('\n\n')
}

function authorOf(folder: string): string {
  const { author } = JSON.parse(readText(join(folder, 'package.json'))) as {
    author?: string | { name?: string }
  }
  const name = typeof author === 'string' ? author : author?.name
  return name ? ` Its author is ${name}.` : ''
}

function titleOf({ name, version, licence }: ProductionPackage): string {
  return `${name} ${version} (${licence})`
}

/** Licences read where the packages are installed, each text once, below the packages that have it. */
function partsOf(packages: readonly ProductionPackage[]): string[] {
  const read = packages.map((one) => {
    const text =
      readLicence(one.folder) ||
      `The package names the licence ${one.licence} and contains no text of it.${authorOf(one.folder)}`
    return { title: titleOf(one), text }
  })
  return [...Map.groupBy(read, ({ text }) => text)].map(([text, alike]) =>
    [...new Set(alike.map(({ title }) => title)), '', text].join('\n'),
  )
}

function partsOfCopies(copies: typeof copiesOnServers): string[] {
  return copies.map(({ name, licence, text }) =>
    text
      ? `${name} (${licence})\n\n${readText(text)}`
      : `${name} (${licence})\n\nThe original contains no text of it.`,
  )
}

/** What is not on every machine is told by the lock file alone, so that each machine writes the same text. */
function partsForSome(packages: readonly ProductionPackage[]): string[] {
  const parts = binariesAmong(packages).map(({ names, contains, texts }) => {
    const titles = packages.filter(({ name }) => names.includes(name)).map(titleOf)
    const found = texts.map((text) => readText(`scripts/licences/texts/${text}`))
    return [...titles, '', contains, '', found.join('\n\n')].join('\n')
  })
  const named = new Set(binariesAmong(packages).flatMap(({ names }) => names))
  const others = packages.filter(({ name }) => !named.has(name)).map(titleOf)
  const list = [...new Set(others), '', 'The text is in the package, where npm installs it.'].join('\n')
  return [...parts, list]
}

function joined(heading: string, parts: readonly string[]): string {
  return [heading, ...parts].join(`\n\n${'-'.repeat(78)}\n\n`)
}

function packagesOfLock(): ProductionPackage[] {
  const lock = JSON.parse(readText('package-lock.json')) as { packages: Record<string, LockedPackage> }
  return productionPackages(lock.packages)
}

/** The licences of what is in the files that browsers load; the mall shows them at `/notices.txt`. */
export function browserLicences(): string {
  const folders = new Set(foldersOfBrowserPackages())
  const packages = packagesOfLock().filter(({ folder }) => folders.has(folder))
  const parts = [...partsOf(packages), ...partsOfCopies(copiesForBrowsers)]
  return `${joined('The pages of the mall contain these packages.', parts)}\n`
}

/** The licences of everything of others that is in a release or that `npm ci --omit=dev` installs for it. */
export function allLicences(): string {
  const packages = packagesOfLock()
  const everywhere = packages.filter(({ isForSome }) => !isForSome)
  const forSome = packages.filter(({ isForSome }) => isForSome)
  const parts = [
    joined('Packages, in the built pages or on the server', partsOf(everywhere)),
    joined('Packages for some machines only, among them binaries', partsForSome(forSome)),
    joined(
      'Copies in the tree: icons, fonts and data',
      partsOfCopies([...copiesForBrowsers, ...copiesOnServers]),
    ),
  ]
  return `Hojip is under the licence in the file LICENSE. What it contains and installs of others:\n\n${parts.join(`\n\n${'='.repeat(78)}\n\n`)}\n`
}
