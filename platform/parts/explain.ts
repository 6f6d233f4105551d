import { defaultLocale, isLocale } from '../i18n/index.ts'
import { toast } from '../page/toasts/toasts.ts'
import { tabStore } from '../storage/index.ts'
import { partsTexts } from './texts.ts'

function texts() {
  const { lang } = document.documentElement
  return partsTexts[isLocale(lang) ? lang : defaultLocale]
}

let isSaid = false

export function sayNotStored(): void {
  if (isSaid) return
  isSaid = true
  toast('info', texts().notStored)
}

/** Whether the user has changed something in this document that a reload would lose. */
let isTyped = false
document.addEventListener('input', () => (isTyped = true), true)

/** Whether a newer build has replaced the files of this document: its own first script is gone. */
async function isOutdated(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src
  if (!own) return false
  const answer = await fetch(own, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  return answer?.status === 404
}

/** In the tab: that a document of an earlier build was reloaded, so that this happens once. */
const storageKey = 'reloadedForBuild'

/**
 * Says that a part is missing. A document of an earlier build is reloaded, once; where something was typed in it, the user
 * is asked to.
 */
export async function explain(askAgain: () => void): Promise<void> {
  const t = texts()
  if (!(await isOutdated())) return toast('error', t.partMissing, { label: t.retry, run: askAgain })
  const reload = () => location.reload()
  const isFirst = tabStore.get(storageKey) === null
  if (!isTyped && isFirst && tabStore.set(storageKey, '1')) reload()
  else toast('error', t.outdated, { label: t.reload, run: reload })
}
