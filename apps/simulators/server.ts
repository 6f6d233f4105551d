import Fastify, { type FastifyInstance } from 'fastify'
import { alipayRoutes } from './alipay/routes.ts'
import { openBooks as openAlipay } from './alipay/trade.ts'
import { carrierRoutes } from './carriers/routes.ts'
import { faultRoutes } from './faults/routes.ts'
import { loginPages } from './logins/pages.ts'
import { wechatLoginCalls } from './logins/wechat-calls.ts'
import { assetRoutes } from './pages/assets.ts'
import { carrierPage } from './pages/carriers.ts'
import { paymentPages } from './pages/payments.ts'
import { startAndSmsPages } from './pages/start-and-sms.ts'
import { paymentCalls } from './payment-calls.ts'
import { pushRoutes } from './push/routes.ts'
import { smsRoutes } from './sms/routes.ts'
import { wechatBridge } from './wechat-pay/bridge.ts'
import { wechatPhonePages } from './wechat-pay/phone-pages.ts'
import { wechatRoutes } from './wechat-pay/routes.ts'
import { openBooks as openWechat } from './wechat-pay/trade.ts'
import { translationRoutes } from './translation/routes.ts'
import type { World } from './world.ts'

const securityHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src data:",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
}

/** All simulated parties behind one port. */
export function buildServer(world: World): FastifyInstance {
  const app = Fastify({ logger: false, bodyLimit: 1024 * 1024, forceCloseConnections: true })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.addHook('onRequest', async (request, reply) => {
    // A page on another site must not submit the forms here.
    if (request.method !== 'GET' && request.headers['sec-fetch-site'] === 'cross-site') {
      return reply.code(403).send({ error: 'cross-site' })
    }
    reply.headers(securityHeaders)
    return undefined
  })
  assetRoutes(app)
  startAndSmsPages(app, world)
  smsRoutes(app, world)
  paymentPages(app, world)
  paymentCalls(app, world)
  const wechat = openWechat(world)
  wechatRoutes(app, world, wechat)
  wechatPhonePages(app, world, wechat)
  wechatBridge(app, world, wechat)
  alipayRoutes(app, world, openAlipay(world))
  wechatLoginCalls(app, world)
  loginPages(app, world)
  carrierRoutes(app, world)
  carrierPage(app, world)
  pushRoutes(app, world)
  translationRoutes(app, world)
  faultRoutes(app, world)
  return app
}
