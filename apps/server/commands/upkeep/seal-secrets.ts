import { sealAnew } from '@hojip/staff'
import { environment } from '../../config.ts'
import { partnersOf } from '../../partners/demo-partners.ts'
import { giveUp, runOnce } from '../one-off.ts'

// After a change of APP_SECRET: seals the authenticators of everybody who works here under the new one.

await runOnce(async ({ db, log }, config) => {
  const { APP_SECRET: secret, APP_SECRET_OLD: oldSecrets } = partnersOf(config)
  if (!environment()['APP_SECRET_OLD']) giveUp(['APP_SECRET_OLD names no secret before this one'])
  const { sealed, lost } = await sealAnew({ db, log, secret, oldSecrets })
  process.stdout.write(
    `  ${sealed} authenticators were sealed under the new secret.${lost > 0 ? ` ${lost} open under none of the secrets: those people set up another.` : ''}\n`,
  )
})
