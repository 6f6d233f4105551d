import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundleProgram } from './bundle.ts'
import { setPlaces } from './index.ts'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'hojip-bundle-'))
  await mkdir(join(root, 'notes'))
})
afterAll(async () => {
  delete globalThis.hojipSources
  await rm(root, { recursive: true })
})

async function bundled(source: string): Promise<string> {
  await writeFile(join(root, 'notes/read.ts'), source)
  await writeFile(join(root, 'entry.ts'), "export * from './notes/read.ts'\n")
  const folder = join(root, 'made/deep')
  await bundleProgram({ root, entry: 'entry.ts', folder, plugins: [] })
  return pathToFileURL(join(folder, 'entry.js')).href
}

test('a module in a bundle finds the files beside its source', async () => {
  const url = await bundled(`
    import { readFileSync } from 'node:fs'
    export const here: string = import.meta.dirname
    export const note = () => readFileSync(new URL('note.txt', import.meta.url), 'utf8')`)
  await writeFile(join(root, 'notes/note.txt'), 'found')
  setPlaces(root)
  const { here, note } = await import(url)
  expect([here, note()]).toEqual([join(root, 'notes'), 'found'])
})

test('a stack of a bundle names the files and lines of its sources, also of a crash', async () => {
  const log = fileURLToPath(new URL('../../log/index.ts', import.meta.url))
  const url = await bundled(`
    import { createLog, trueStack } from ${JSON.stringify(log)}
    type Note = { text: string }
    interface Left { by: 'the types above' }

    /** Types and empty lines are not in the bundle. */
    export function fail(note: Note): never {
      throw new TypeError(note.text)
    }
    function failSoon() { setTimeout(() => fail({ text: 'nobody has caught it' })) }
    process.on('uncaughtExceptionMonitor', (error) => { error.stack = trueStack(error.stack ?? '') })
    try { fail({ text: 'it failed' }) } catch (error) { createLog('error').error('notes.lost', { error }) }
    failSoon()`)
  const program = `
    import { setPlaces } from ${JSON.stringify(new URL('index.ts', import.meta.url).href)}
    setPlaces(${JSON.stringify(root)})
    await import(${JSON.stringify(url)})`
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })
  const [logged = '', ...crash] = stderr.split('\n')
  const { error } = JSON.parse(logged) as { error: { stack: string } }
  // Below the repository that has the log, wherever it was built.
  const source = new URL('../../../notes/read.ts', import.meta.url).href
  expect(error.stack.split('\n').slice(0, 3)).toEqual([
    'TypeError: it failed',
    `    at fail (${source}:8:13)`,
    `    at ${source}:12:11`,
  ])
  expect(crash.join('\n')).toContain(`    at fail (${source}:8:13)`)
  expect(crash.join('\n')).toContain(`${source}:10:`)
})

test('what has no place in a bundle is not bundled', async () => {
  await expect(bundled("export const other = import.meta.resolve('./note.txt')")).rejects.toThrow(
    'import.meta.resolve has no place in a bundle',
  )
})
