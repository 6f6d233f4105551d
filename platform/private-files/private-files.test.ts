import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { closeFolder } from './index.ts'

const dir = mkdtempSync(join(tmpdir(), 'private-files-'))
afterAll(() => rmSync(dir, { recursive: true }))

test.skipIf(process.platform === 'win32')('a folder is made closed, and an open one is closed', async () => {
  mkdirSync(join(dir, 'open'), { mode: 0o755 })
  for (const name of ['open', 'new']) {
    await closeFolder(join(dir, name))
    expect(statSync(join(dir, name)).mode & 0o777, name).toBe(0o700)
  }
})
