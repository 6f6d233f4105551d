import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Prints the addresses of all modules that the thread loads, each on a line. */
const program = `
  import { registerHooks } from 'node:module'
  registerHooks({ load: (url, context, next) => { console.log(url); return next(url, context) } })
  await import(${JSON.stringify(new URL('thread.ts', import.meta.url).href)}).catch(() => undefined)`

test('the thread that reads a file loads nothing of the server: each file that is sent starts it anew', () => {
  const loaded = execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })
  expect(loaded).toContain('/import/file/product-file.ts')
  for (const part of ['/kysely/', '/zod/', '/platform/http/', '/platform/db/'])
    expect(loaded, part).not.toContain(part)
})
