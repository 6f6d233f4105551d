import { addAccount, addStaff, isLoginTaken } from '@hojip/accounts'
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
  if (await isLoginTaken(tx, account.login)) throw new Error(`${account.login} is taken`)
  if (shop === '--operator') return void (await addAccount(tx, { role: 'operator', ...account }))
  const shopId = await findShop(tx, shop)
  if (!shopId) throw new Error(`no shop is called ${shop}`)
  await addStaff(tx, await addAccount(tx, { role: 'staff', ...account }), shopId)
}

if (!place || !login || !name) giveUp(usage)
else
  await runOnce(async ({ db }) => {
    const password = newToken().slice(0, 16)
    await inTransaction(db, (tx) => addTo(tx, place, { login, name, password }))
    process.stdout.write(`  ${login} signs in to the business site with the password ${password}\n`)
  })
