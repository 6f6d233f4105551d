import { html, type Html } from './html.ts'

export interface Words {
  zh: string
  en: string
}

/** Chinese with the English below it, as on all of these pages. */
export function both({ zh, en }: Words): Html {
  return html`${zh}<span class="en" lang="en">${en}</span>`
}

/** A button in a form of its own, which posts to `action`. */
export function button(action: string, words: Words, kind: 'main' | 'plain' = 'main'): Html {
  return html`<form method="post" action="${action}">
    <button class="${kind}" type="submit">${both(words)}</button>
  </form>`
}

/** A complete page. `live` pages fetch themselves again every two seconds. */
export function page(title: Words, body: Html, options: { live?: boolean; mallUrl?: string } = {}): string {
  return html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title.zh} · ${title.en}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/sim/style.css" />
        ${options.live ? html`<script src="/sim/live.js" defer></script>` : undefined}
      </head>
      <body>
        <header>
          <a href="/"><strong>好集</strong> 外部世界 <span lang="en">Outside world</span></a>
          ${options.mallUrl ? html`<a href="${options.mallUrl}">${both({ zh: '回商城', en: 'To the mall' })}</a>` : undefined}
        </header>
        <main>
          <h1>${both(title)}</h1>
          ${body}
        </main>
      </body>
    </html>`.markup
}
