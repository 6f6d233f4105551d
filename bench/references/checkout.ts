/**
 * The reference for a checkout: the same six calls over HTTP, with the same three signatures, against the same gateway,
 * each write in one transaction of bare statements. It checks nothing: neither who asks nor prices, limits or stock.
 */
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createAlipay } from '@hojip/payments'
import { systemClock } from '@hojip/platform/clock'
import { newId } from '@hojip/platform/ids'
import Fastify from 'fastify'
import { pooled } from '../connected.ts'

interface Wanted {
  goodsSpecId: string
  goodsNum: number
}

const [url, credentialsFile] = process.argv.slice(2) as [string, string]
const credentials = JSON.parse(readFileSync(credentialsFile, 'utf8')) as Record<string, string>
const gateway = createAlipay(
  {
    gatewayUrl: credentials['ALIPAY_GATEWAY_URL']!,
    appId: credentials['ALIPAY_APP_ID']!,
    sellerId: credentials['ALIPAY_SELLER_ID']!,
    appPrivateKey: credentials['ALIPAY_APP_PRIVATE_KEY']!,
    alipayPublicKey: credentials['ALIPAY_PUBLIC_KEY']!,
    ways: ['code'],
  },
  systemClock,
)
const pool = pooled(url, 10)
await pool.query(`
  create schema if not exists bench_shop;
  create table if not exists bench_shop.cart (user_id text, sku_id uuid, quantity int not null, primary key (user_id, sku_id));
  create table if not exists bench_shop.orders (id uuid primary key, pay_id uuid not null, user_id text not null,
    total_fen bigint not null, paid_at timestamptz, created_at timestamptz not null default now());
  create index if not exists orders_pay on bench_shop.orders (pay_id);
  create table if not exists bench_shop.order_line (id uuid primary key, order_id uuid not null, sku_id uuid not null,
    price_fen bigint not null, quantity int not null);
  create table if not exists bench_shop.stock (sku_id uuid primary key, on_hand int not null) with (fillfactor = 70);
  create table if not exists bench_shop.payment (id text primary key, pay_id uuid not null, amount_fen bigint not null,
    code_url text, paid_at timestamptz, gateway_no text);
  insert into bench_shop.stock select sku_id, 1000000 from public.stock on conflict do nothing`)
await pool.query('analyze bench_shop.stock')

/** The statements of one transaction. */
async function write(statements: readonly [name: string, text: string, values: unknown[]][]): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (const [name, text, values] of statements) await client.query({ name, text, values })
    await client.query('commit')
  } finally {
    client.release()
  }
}

async function priced({ goodsSpecId }: Wanted) {
  const { rows } = await pool.query<{ price: number; shop: string }>({
    name: 'price',
    text: `select k.price_fen::int as price, g.shop_id as shop from sku k join goods g on g.id = k.goods_id
           where k.id = $1`,
    values: [goodsSpecId],
  })
  return rows[0]!
}

const app = Fastify()
app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'buffer' }, (_, body, done) =>
  done(null, body),
)
function userOf({ headers }: { headers: { authorization?: string } }): string {
  return headers.authorization ?? ''
}

app.post('/v1/appUserCart/saveCart', async (request) => {
  const { goodsSpecId, goodsNum } = request.body as Wanted
  const text = `insert into bench_shop.cart values ($1, $2, $3)
    on conflict (user_id, sku_id) do update set quantity = cart.quantity + excluded.quantity`
  await write([['cart', text, [userOf(request), goodsSpecId, goodsNum]]])
  return { data: {} }
})

app.post('/v1/bizOrder/submit/orderInfo', async (request) => {
  const { aoList } = request.body as { aoList: Wanted[] }
  const { price, shop } = await priced(aoList[0]!)
  return { data: { totalMoney: (price / 100).toFixed(2), submitOrderInfoList: [{ shopId: shop }] } }
})

app.post('/v1/bizOrder/saveOrder', async (request) => {
  const { saveOrderShop } = request.body as { saveOrderShop: { orderGoodsList: Wanted[] }[] }
  const { goodsSpecId, goodsNum } = saveOrderShop[0]!.orderGoodsList[0]!
  const [orderId, payId, user] = [newId(), newId(), userOf(request)]
  const { price } = await priced({ goodsSpecId, goodsNum })
  await write([
    [
      'order',
      'insert into bench_shop.orders (id, pay_id, user_id, total_fen) values ($1, $2, $3, $4)',
      [orderId, payId, user, price],
    ],
    [
      'line',
      'insert into bench_shop.order_line values (uuidv7(), $1, $2, $3, $4)',
      [orderId, goodsSpecId, price, goodsNum],
    ],
    ['bought', 'delete from bench_shop.cart where user_id = $1 and sku_id = $2', [user, goodsSpecId]],
    [
      'stock',
      'update bench_shop.stock set on_hand = on_hand - $2 where sku_id = $1',
      [goodsSpecId, goodsNum],
    ],
  ])
  return { data: { payId, orderIds: [orderId] } }
})

app.post('/v1/bizOrder/orderToPay', async (request) => {
  const { payId } = request.body as { payId: string }
  const sum = `insert into bench_shop.payment select $1, pay_id, sum(total_fen) from bench_shop.orders
    where pay_id = $2 group by pay_id returning amount_fen::int as fen`
  const outTradeNo = newId().replaceAll('-', '')
  const { rows } = await pool.query<{ fen: number }>({ name: 'pay', text: sum, values: [outTradeNo, payId] })
  const opened = await gateway.create({
    outTradeNo,
    way: 'code',
    amountFen: rows[0]!.fen,
    description: '延边手工辣白菜',
    expiresAt: new Date(Date.now() + 1_800_000),
    returnUrl: `${origin}/back`,
    notifyUrl: `${origin}/notify`,
  })
  const codeUrl = opened.kind === 'qr' ? opened.codeUrl : undefined
  const text = 'update bench_shop.payment set code_url = $2 where id = $1'
  await pool.query({ name: 'code', text, values: [outTradeNo, codeUrl] })
  return { data: { payCode: outTradeNo, codeUrl } }
})

app.post('/notify', async (request, reply) => {
  const notification = gateway.parseNotification({
    headers: request.headers,
    rawBody: request.body as Buffer,
  })
  if (notification.kind === 'payment')
    await write([
      [
        'paid',
        'update bench_shop.payment set paid_at = $2, gateway_no = $3 where id = $1',
        [notification.outTradeNo, notification.paidAt, notification.gatewayTradeNo],
      ],
      [
        'paid orders',
        'update bench_shop.orders set paid_at = $2 where pay_id = (select pay_id from bench_shop.payment where id = $1)',
        [notification.outTradeNo, notification.paidAt],
      ],
    ])
  return reply.send('success')
})

app.get('/v1/bizPay/queryPayStatus', async (request) => {
  const { payId } = request.query as { payId: string }
  const text = 'select 1 from bench_shop.orders where pay_id = $1 and paid_at is null'
  const { rowCount } = await pool.query({ name: 'status', text, values: [payId] })
  return { data: { payStatus: rowCount ? 0 : 1 } }
})

await app.listen({ port: 0, host: '127.0.0.1' })
const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`

async function stop() {
  await app.close()
  await pool.query('drop schema bench_shop cascade')
  await pool.end()
  process.exit(0)
}
process.on('message', () => void stop())
process.on('disconnect', () => process.exit(0))
process.on('SIGINT', () => undefined)
process.send?.(origin)
