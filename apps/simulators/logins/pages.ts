import type { FastifyInstance, FastifyReply } from 'fastify'
import { html, type Html } from '../pages/html.ts'
import { both, button, page, type Words } from '../pages/page.ts'
import { originOf } from '../origin.ts'
import { readJson } from '../read-body.ts'
import type { World } from '../world.ts'
import { alipayPage } from './alipay-page.ts'
import type { LoginPage } from './login-page.ts'
import { findPerson, people, type SimulatedPerson } from './people.ts'
import { wechatPage } from './wechat-page.ts'

function nameOf({ name }: SimulatedPerson): Words {
  return name === ''
    ? { zh: '一位不愿透露名字的人', en: 'Somebody who keeps the name to themselves' }
    : { zh: name, en: name }
}

function queryOf(url: string) {
  return new URLSearchParams(url.split('?')[1] ?? '')
}

function choices(login: LoginPage, params: URLSearchParams): Html {
  const action = (person: string) => `/sim/logins/${login.party}/${person}?${params}`
  return html`<div class="card">
    <p>
      ${both({ zh: '在真正的页面上，这里是一个二维码。以谁的身份登录？', en: 'The real page shows a QR code here. Who logs in?' })}
    </p>
    <div class="actions pay">
      ${people.map((person) => button(action(person.key), nameOf(person)))}
      ${button(action('nobody'), { zh: '拒绝', en: 'Refuse' }, 'plain')}
    </div>
  </div>`
}

function sendPage(reply: FastifyReply, title: Words, body: Html, mallUrl: string, status = 200) {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(page(title, body, { mallUrl }))
}

/** What is wrong with the mall's request; its redirect domain has to be the registered one. */
function faultIn(world: World, login: LoginPage, params: URLSearchParams): string | undefined {
  const origin = originOf(login.redirectUri(params) ?? '')
  if (origin === undefined || origin !== originOf(world.mallUrl)) return 'redirect_uri 域名与后台配置不一致'
  return login.fault(params)
}

/** Where the browser is redirected once the person has chosen. */
function wayBack(login: LoginPage, params: URLSearchParams, person: string): string {
  const url = new URL(login.redirectUri(params)!)
  const answer = findPerson(person) ? login.accepted(params, person) : login.refused(params)
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value)
  return url.href
}

/**
 * The pages on which a person signs in, and the same for tests: `POST /sim/login {url, person}` returns the redirect.
 */
export function loginPages(app: FastifyInstance, world: World): void {
  const logins = [wechatPage(world), alipayPage(world)]
  const { mallUrl } = world

  const sendFault = (reply: FastifyReply, login: LoginPage, fault: string) =>
    sendPage(reply, login.title, html`<p class="card">${fault}</p>`, mallUrl, 400)

  for (const login of logins) {
    app.get(login.path, (request, reply) => {
      const params = queryOf(request.url)
      const fault = faultIn(world, login, params)
      return fault === undefined
        ? sendPage(reply, login.title, choices(login, params), mallUrl)
        : sendFault(reply, login, fault)
    })
    app.post(`/sim/logins/${login.party}/:person`, (request, reply) => {
      const { person } = request.params as { person: string }
      const params = queryOf(request.url)
      const fault = faultIn(world, login, params)
      return fault === undefined
        ? reply.redirect(wayBack(login, params, person), 303)
        : sendFault(reply, login, fault)
    })
  }

  app.get('/sim/people', () => people)
  app.post('/sim/login', (request, reply) => {
    const { url, person } = readJson(request.body) ?? {}
    const asked = typeof url === 'string' && URL.canParse(url) ? new URL(url) : undefined
    const login = logins.find(({ path }) => path === asked?.pathname)
    if (!asked || !login) return reply.code(404).send({ error: 'no such login page' })
    const fault = faultIn(world, login, asked.searchParams)
    if (fault !== undefined) return reply.code(400).send({ error: fault })
    return reply.send({ location: wayBack(login, asked.searchParams, String(person)) })
  })
}
