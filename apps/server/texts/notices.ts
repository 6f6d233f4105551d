import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import { once } from '@hojip/platform/once'
import type { FastifyInstance } from 'fastify'

const root = fileURLToPath(new URL('../../..', import.meta.url))

interface Package {
  /** Name, version and licence in a line. */
  title: string
  /** What the package says of its licence itself. */
  text: string
}

function readPackage(folder: string): Package {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string
    version: string
    license?: string
  }
  const files = readdirSync(folder).filter((file) => /^(licen[sc]e|copying|notice)(\.|-|$)/i.test(file))
  const texts = files.toSorted().map((file) => readText(join(folder, file)))
  return {
    title: `${name} ${version} (${license ?? 'see below'})`,
    text: texts.join('\n\n') || `Licence: ${license}`,
  }
}

function readText(path: string): string {
  return readFileSync(path, 'utf8').replaceAll('\r\n', '\n').trim()
}

/** What was taken out of packages and is part of the tree, with its licence beside it. */
const ownCopies = [
  ['Phosphor icons', 'platform/ui/icons/LICENSE-phosphor.txt'],
  ['A subset of Barlow', 'platform/ui/fonts/OFL-Barlow.txt'],
] as const

/** The licences of packages, read where they are installed: each once, below the packages that have it. */
function noticesOf(folders: readonly string[]): string {
  const packages = folders.map((folder) => readPackage(join(root, folder)))
  const parts = [...Map.groupBy(packages, ({ text }) => text)].map(([text, alike]) =>
    [...alike.map(({ title }) => title), '', text].join('\n'),
  )
  const copies = ownCopies.map(([name, path]) => `${name}\n\n${readText(join(root, path))}`)
  const rule = `\n\n${'-'.repeat(78)}\n\n`
  return `${['The pages of the mall contain these packages.', ...parts, ...copies].join(rule)}\n`
}

/** Serves the licences of the packages in the files that browsers load: most ask that their text goes with every copy. */
export function registerNotices(app: FastifyInstance): void {
  const text = once(async () => {
    const list = readFileSync(new URL('browser-packages.gen.json', import.meta.url), 'utf8')
    return noticesOf(JSON.parse(list) as string[])
  })
  app.get('/notices.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(await text()),
  )
}
