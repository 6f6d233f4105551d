import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { appSecret } from '../settings/secret.ts'
import { type Config, environment, type Partners, readPartners } from '../config.ts'

/** What the simulators of this folder wrote down when they were started last. */
function simulated(dataDir: string): Record<string, string> {
  const path = join(dataDir, 'simulators', 'credentials.json')
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>) : {}
}

/** The partners as the environment names them; where it names none, the demo's simulators. */
export function partnersOf(config: Config): Partners {
  const env = environment()
  const isDemo = !env['WECHAT_PAY_MCHID'] && !env['ALIPAY_APP_ID']
  const secret = isDemo ? { APP_SECRET: appSecret(config.dataDir), ...simulated(config.dataDir) } : {}
  const partners = readPartners({ ...secret, ...env })
  if ('value' in partners) return partners.value
  throw Object.assign(new Error(partners.faults.join('; ')), { faults: partners.faults })
}
