import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadSecrets, secretsFile } from './journal/secrets.ts'
import { startSimulators, type SimulatorOptions, type Simulators } from './start.ts'

export type { SimulatorOptions, Simulators }
export { startTranslationServer, type TranslationServer } from './translation/server.ts'

const preparedDir = join(tmpdir(), `hojip-tests-${process.getuid?.() ?? 'user'}`)
/** The file name contains a hash of the code that generates the secrets, so that changed code generates new ones. */
const prepared = (async () => {
  const code = await readFile(new URL('./journal/secrets.ts', import.meta.url))
  return join(preparedDir, `secrets-${createHash('sha256').update(code).digest('hex').slice(0, 16)}.json`)
})()

/** Several test files may start at the same time: the file is written and renamed, and the last one wins. */
async function prepareSecrets(path: string): Promise<void> {
  await mkdir(preparedDir, { recursive: true })
  const dir = await mkdtemp(join(preparedDir, 'secrets-'))
  await loadSecrets(dir)
  await rename(join(dir, secretsFile), path)
  await rm(dir, { recursive: true })
}

/** The simulators with pre-generated keys: generating five RSA pairs takes longer than most tests. */
export async function startTestSimulators(options: SimulatorOptions): Promise<Simulators> {
  const path = await prepared
  const target = join(options.dataDir, secretsFile)
  await mkdir(options.dataDir, { recursive: true })
  if (!existsSync(path)) await prepareSecrets(path)
  if (!existsSync(target)) await copyFile(path, target)
  return startSimulators(options)
}
