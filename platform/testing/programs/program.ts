import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Some programs refuse to run as root. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined

/** Whether this machine has the program; in CI it has to. */
export function hasProgram(name: string): boolean {
  // Not by starting it: not every program only tells its version when asked for it.
  return Boolean(process.env['CI']) || spawnSync('sh', ['-c', 'command -v "$0"', name]).status === 0
}

export interface TestProgram {
  stop(): Promise<void>
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

/**
 * Starts a program that stays in the foreground, in a folder of its own with the given files, once the port is free.
 * @param args made from the folder
 * @throws with the output of the program, when it ends before it listens on the port
 */
export async function aProgram(
  name: string,
  { port, files, args }: { port: number; files: Record<string, string>; args: (folder: string) => string[] },
): Promise<TestProgram> {
  // Children of the program that had the port before may still be ending.
  while (await isListening(port)) await sleep(20)
  const folder = mkdtempSync(join(tmpdir(), `hojip-${name}-`))
  chmodSync(folder, 0o755)
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
  if (nobody) chownSync(folder, nobody.uid, nobody.gid)
  const child = spawn(name, args(folder), { cwd: folder, ...nobody, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  let hasEnded = false
  const ended = once(child, 'close').then(() => (hasEnded = true))
  const stop = async () => {
    if (!hasEnded) child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  while (!(await isListening(port))) {
    if (hasEnded) throw new Error(`${name} does not start: ${output}`)
    await sleep(20)
  }
  return { stop }
}
