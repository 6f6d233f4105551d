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

/** The document's own first script, whose name changes with each build. */
function ownScript(): string | undefined {
  return document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src
}

/** Whether a newer build has replaced the files of this document: its own first script is gone. */
async function isOutdated(): Promise<boolean> {
  const own = ownScript()
  if (!own) return false
  const answer = await fetch(own, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  return answer?.status === 404
}

/** In the tab: the script of the earlier build whose document was reloaded, so that each is reloaded once. */
const storageKey = 'reloadedForBuild'

/** Browsers that remember a module which failed, as older Firefox and Safari do, never ask again in this document. */
const triesUntilReload = 3

function reload(): void {
  location.reload()
}

/**
 * Shows that a part is missing; after some tries a reload is offered as well. A document of an earlier build is reloaded,
 * once for a build; where something was typed in it, the user is asked to.
 */
export async function explain(askAgain: () => void, tries: number): Promise<void> {
  const t = texts()
  if (!(await isOutdated())) {
    const again = { label: t.retry, run: askAgain }
    if (tries < triesUntilReload) return toast('error', t.partMissing, again)
    const sentence = isTyped ? t.reloadLoses : t.reloadHelps
    return toast('error', sentence, again, { label: t.reload, run: reload })
  }
  const build = ownScript()!
  const isFirst = tabStore.get(storageKey) !== build
  if (!isTyped && isFirst && tabStore.set(storageKey, build)) reload()
  else toast('error', t.outdated, { label: t.reload, run: reload })
}

/** Shows that a part has failed; the rest of the page works on. */
export function sayFailed(again: () => void): void {
  const t = texts()
  toast('error', t.partFailed, { label: t.retry, run: again })
}
