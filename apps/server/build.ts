/** `npm run build`: builds what production serves: both sites, compressed, and the server as one program. */
import { relative } from 'node:path'
import { buildAll } from '@hojip/platform/site-build'
import { environment, readConfig } from './config.ts'
import { giveUp } from './commands/one-off.ts'

const config = readConfig('demo', environment())
if ('faults' in config) giveUp(config.faults)
else {
  const say = (line: string) => void process.stdout.write(`  ${line}\n`)
  try {
    const { folders, built } = await buildAll({ outDir: config.value.buildDir, onProgress: say })
    if (!built) say('nothing has changed since the last build')
    for (const [app, folder] of folders) say(`${app}: ${relative(process.cwd(), folder)}`)
  } catch (error) {
    giveUp([error instanceof Error ? error.message : String(error)])
  }
}
