import { useInsideApp, useTexts } from '@hojip/platform/page'
import { sharingTexts } from '../texts.ts'

const places = {
  wechat: 'topRight',
  qq: 'topRight',
  weibo: 'topRight',
  douyin: 'topRight',
  kakaotalk: 'bottom',
  other: 'menu',
} as const

/** Inside another app: how to reach the browser, and why. Nothing in a browser. */
export function OutsideStrip() {
  const texts = useTexts(sharingTexts)
  const app = useInsideApp()
  if (!app) return null
  const place = places[app]
  return (
    <aside className="bg-ink text-surface">
      <div className="wrap grid grid-cols-[minmax(0,1fr)_40px] items-start gap-3 py-3">
        <p>
          <b className="block">{texts.outside.title}</b>
          {texts.outside[place]}
        </p>
        {place === 'topRight' && (
          <svg viewBox="0 0 40 40" width="40" height="40" fill="none" aria-hidden="true">
            <path
              d="M8 34C10 20 18 10 32 7M24 5l9 2-4 8"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        )}
      </div>
    </aside>
  )
}
