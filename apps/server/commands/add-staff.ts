import { addAccountToSignIn } from '@hojip/staff'
import type { Tx } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import { newToken } from '@hojip/platform/ids'
import { findShop } from '@hojip/shops'
import { giveUp, runOnce } from './one-off.ts'

// Lets somebody sign in to the business site: for a shop, such as one opened by an import, or for the mall itself.
const usage = [
  'npm run staff:add -- SHOP LOGIN [NAME]          (SHOP: its name, or the last part of its page’s address)',
  'npm run staff:add -- --operator LOGIN [NAME]    (looks after the whole mall)',
]
const [place, login, name = login] = process.argv.slice(2)

async function addTo(tx: Tx, shop: string, account: { login: string; name: string; password: string }) {
  const shopId = shop === '--operator' ? undefined : await findShop(tx, shop)
  if (shop !== '--operator' && !shopId) throw new Error(`no shop is called ${shop}`)
  if (!(await addAccountToSignIn(tx, { ...account, shopId }))) throw new Error(`${account.login} is taken`)
}

if (!place || !login || !name) giveUp(usage)
else
  await runOnce(async ({ db }) => {
    const password = newToken().slice(0, 16)
    await inTransaction(db, (tx) => addTo(tx, place, { login, name, password }))
    process.stdout.write(
      `  ${login} signs in to the business site with the password ${password}, within 24 hours; then it stays, beside a second step\n`,
    )
  })
