import type { FastifyInstance } from 'fastify'

const style = `
:root { color-scheme: light; --jade: #106555; --jade-hover: #0a5547; --soft: #ebf7f3; --line: #e1e5e5; --ink: #121b1c; --ink-2: #414b4c; --ink-3: #616b6c; }
* { box-sizing: border-box; }
body { margin: 0; background: #f1f4f4; color: var(--ink); font: 16px/1.55 -apple-system, BlinkMacSystemFont, "PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", sans-serif; }
header { background: #fff; border-bottom: 1px solid var(--line); padding: 12px 20px; display: flex; gap: 16px; justify-content: space-between; align-items: center; }
header a { color: var(--ink); text-decoration: none; }
header strong { color: var(--jade); font-size: 18px; }
header span, .en { color: var(--ink-3); font-size: 13px; }
.en { display: block; font-weight: 400; }
button .en { color: inherit; }
main { max-width: 880px; margin: 0 auto; padding: 24px 16px 64px; }
h1 { font-size: 28px; line-height: 1.3; margin: 8px 0 20px; }
h2 { font-size: 18px; margin: 0 0 8px; }
a { color: #076151; }
.cards { display: grid; gap: 16px; grid-template-columns: repeat(auto-fit, minmax(240px, 1fr)); }
.card { display: block; background: #fff; border: 1px solid var(--line); border-radius: 12px; padding: 20px; margin: 0 0 16px; color: inherit; text-decoration: none; overflow-wrap: anywhere; }
a.card:hover, a.card:focus-visible { border-color: var(--jade); }
.row { display: flex; flex-wrap: wrap; gap: 12px 20px; align-items: center; justify-content: space-between; }
.row form, .actions form { margin: 0; }
.actions { display: flex; flex-wrap: wrap; gap: 12px; }
.quiet { color: var(--ink-3); font-size: 14px; margin: 4px 0; }
.amount { font-size: 36px; font-weight: 600; margin: 8px 0; font-variant-numeric: tabular-nums; }
.code { font-size: 28px; font-weight: 600; letter-spacing: 2px; color: var(--jade); }
.tag { display: inline-block; background: var(--soft); color: #076151; border-radius: 6px; padding: 2px 10px; font-size: 14px; }
button { font: inherit; font-weight: 600; min-height: 44px; padding: 8px 20px; border-radius: 8px; border: 1px solid var(--jade); cursor: pointer; }
button.main { background: var(--jade); color: #fff; }
button.main:hover { background: var(--jade-hover); }
button.plain { background: #fff; color: #076151; }
.pay button { min-width: 180px; min-height: 64px; font-size: 20px; }
input { font: inherit; min-height: 44px; padding: 8px 12px; border: 1px solid #848d8d; border-radius: 8px; }
:focus-visible { outline: 3px solid #0267c7; outline-offset: 2px; }
ol { padding-left: 20px; margin: 8px 0 0; }
`

const live = `
const refresh = async () => {
  if (document.visibilityState === 'hidden') return
  const answer = await fetch(location.href).catch(() => undefined)
  if (!answer?.ok) return
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('[data-live]')
  const shown = document.querySelector('[data-live]')
  if (!fresh || !shown || shown.innerHTML === fresh.innerHTML) return
  if (!shown.contains(document.activeElement)) shown.replaceWith(fresh)
}
setInterval(refresh, 2000)
`

export function assetRoutes(app: FastifyInstance): void {
  app.get('/sim/style.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(style))
  app.get('/sim/live.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(live))
}
