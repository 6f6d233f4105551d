import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Cookie } from 'playwright'
import { inject, vi } from 'vitest'

/** Signing in may wait for a second code, and takes long on a busy machine. */
const patienceMs = 170_000

/** Acts that want a fresh proof of identity are refused a quarter of an hour after signing in. */
const freshMs = 10 * 60_000

async function read(file: string): Promise<Cookie[] | undefined> {
  try {
    if (Date.now() - (await stat(file)).mtimeMs > freshMs) return undefined
    return JSON.parse(await readFile(file, 'utf8')) as Cookie[]
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** A folder exists once: the process that creates it holds the lock. */
export async function isFirst(lock: string): Promise<boolean> {
  try {
    await mkdir(lock)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

async function signInAndShare(file: string, lock: string, signIn: () => Promise<Cookie[]>) {
  try {
    // Another worker may have signed in between the last look and the lock.
    const known = await read(file)
    if (known) return known
    const cookies = await signIn()
    await writeFile(`${file}.new`, JSON.stringify(cookies))
    await rename(`${file}.new`, file)
    return cookies
  } finally {
    await rm(lock, { recursive: true })
  }
}

/**
 * The session of a member of staff, which all journeys of a run share, because a phone number gets few codes, also
 * without limits: five in six minutes (`codePaceOf`). The first journey that needs it signs in; the others wait for it,
 * and sign in themselves when that fails. On a slow machine it is renewed.
 */
export async function sharedSession(account: string, signIn: () => Promise<Cookie[]>): Promise<Cookie[]> {
  const file = join(inject('sessions'), `${account}.json`)
  const lock = `${file}.lock`
  const turn = async () => {
    const known = await read(file)
    if (known) return known
    if (await isFirst(lock)) return 'mine'
    throw new Error(`nobody has signed in as ${account} within ${patienceMs / 1000} s`)
  }
  const session = await vi.waitFor(turn, { timeout: patienceMs, interval: 200 })
  if (session !== 'mine') return session
  return signInAndShare(file, lock, signIn)
}
