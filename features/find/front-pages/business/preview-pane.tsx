import { previewHref } from '@hojip/hrefs/browse'
import type { Locale } from '@hojip/platform/i18n'
import { useClient, useTexts } from '@hojip/platform/page'
import {
  classNames,
  desktopIcon,
  deviceMobileIcon,
  Icon,
  Notice,
  Skeleton,
  useWide,
} from '@hojip/platform/ui'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import type { FrontPage, PageName } from '../contract.ts'
import { languageName, writingOrder } from './fields/text-fields.tsx'
import { frontPagesTexts } from './texts.ts'

const widths = { desktop: 1280, phone: 390 }
const paneHeight = 640
/** After the last key. */
const restMs = 500

interface PreviewPaneProps {
  page: PageName
  document: FrontPage
  selected: string
  locale: Locale
  onLocale: (locale: Locale) => void
  onSelect: (id: string) => void
  foot: ReactNode
}

/** The true page with the document as it is now, in a frame. A press on a piece selects it. */
export function PreviewPane({
  page,
  document,
  selected,
  locale,
  onLocale,
  onSelect,
  foot,
}: PreviewPaneProps) {
  const t = useTexts(frontPagesTexts)
  const [screen, setScreen] = useState<Screen>(useWide() ? 'desktop' : 'phone')
  const { token, isLost } = usePreview(page, document)
  const { box, width } = useBoxWidth()
  // A phone's page is shown in its own size, so narrower than usual where there is no room.
  const pageWidth = screen === 'phone' ? Math.min(widths.phone, width) : widths.desktop
  const scale = Math.min(1, width / pageWidth)
  const frame = useRef<HTMLIFrameElement>(null)
  const look = () => mark(frame.current, selected, onSelect)
  const lookAgain = useEffectEvent(look)
  useEffect(() => lookAgain(), [selected])
  return (
    <section aria-label={t.preview} className="min-w-0 card">
      <PaneHead locale={locale} screen={screen} onLocale={onLocale} onScreen={setScreen} />
      <div ref={box} className="m-3 overflow-hidden rounded-md bg-inset" style={{ height: paneHeight }}>
        {isLost ? (
          <Notice tone="crimson">{t.previewFailed}</Notice>
        ) : token && width > 0 ? (
          <iframe
            ref={frame}
            title={t.preview}
            src={previewHref(page, token, locale)}
            onLoad={look}
            className="mx-auto block origin-top-left border-0"
            style={{
              width: pageWidth,
              height: paneHeight / scale,
              transform: `scale(${scale})`,
              ...(scale < 1 ? { marginInline: 0 } : {}),
            }}
          />
        ) : (
          <Skeleton className="size-full" />
        )}
      </div>
      <footer className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-t border-line px-4 py-3 text-12 text-ink-2">
        {foot}
        <span>{t.previewNote}</span>
      </footer>
    </section>
  )
}

type Screen = keyof typeof widths

interface PaneHeadProps {
  locale: Locale
  screen: Screen
  onLocale: (locale: Locale) => void
  onScreen: (screen: Screen) => void
}

/** The language and the screen of the preview. */
function PaneHead({ locale, screen, onLocale, onScreen }: PaneHeadProps) {
  const t = useTexts(frontPagesTexts)
  return (
    <header className="flex min-h-13 flex-wrap items-center gap-2 border-b border-line px-4 py-2">
      <h2 className="mr-auto text-16 font-bold">{t.preview}</h2>
      <Choice
        label={t.previewLanguage}
        chosen={locale}
        onChoose={onLocale}
        choices={writingOrder.map((key) => ({
          key,
          lang: key,
          name: languageName(key),
          shown: languageName(key),
        }))}
      />
      <Choice
        label={t.previewScreen}
        chosen={screen}
        onChoose={onScreen}
        choices={[
          { key: 'desktop', name: t.desktop, shown: <Icon of={desktopIcon} size={16} /> },
          { key: 'phone', name: t.phone, shown: <Icon of={deviceMobileIcon} size={16} /> },
        ]}
      />
    </header>
  )
}

interface ChoiceProps<Key extends string> {
  label: string
  chosen: Key
  onChoose: (key: Key) => void
  choices: readonly { key: Key; name: string; shown: ReactNode; lang?: string }[]
}

function Choice<Key extends string>({ label, chosen, onChoose, choices }: ChoiceProps<Key>) {
  return (
    <div
      role="group"
      aria-label={label}
      className="flex rounded-md shadow-[inset_0_0_0_1px_var(--c-control)]"
    >
      {choices.map(({ key, name, shown, lang }) => (
        <button
          key={key}
          type="button"
          lang={lang}
          aria-label={name}
          aria-pressed={key === chosen}
          onClick={() => onChoose(key)}
          className={classNames(
            'min-h-8 px-2.5 text-13 first:rounded-l-md last:rounded-r-md',
            key === chosen && 'bg-jade-soft font-medium text-jade-text',
          )}
        >
          {shown}
        </button>
      ))}
    </div>
  )
}

/** Stores the document for the preview whenever it has rested for a moment. */
function usePreview(page: PageName, document: FrontPage) {
  const client = useClient()
  const [state, setState] = useState<{ token?: string; isLost: boolean }>({ isLost: false })
  const store = useEffectEvent(async () => {
    try {
      const { preview: token } = await client('POST /sysConsole/previewFrontPage', { page, document })
      setState({ token, isLost: false })
    } catch {
      setState({ isLost: true })
    }
  })
  const text = JSON.stringify(document)
  useEffect(() => {
    const timer = setTimeout(() => void store(), restMs)
    return () => clearTimeout(timer)
  }, [text])
  return state
}

function useBoxWidth() {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return { box, width }
}

/** Shows which piece is being edited. Links in the frame select their piece instead of leaving the page. */
function mark(frame: HTMLIFrameElement | null, selected: string, onSelect: (id: string) => void): void {
  const shown = frame?.contentDocument
  if (!shown) return
  const pieces = [...shown.querySelectorAll<HTMLElement>('[data-piece]')]
  for (const piece of pieces) {
    const isSelected = piece.dataset['piece'] === selected
    piece.style.outline = isSelected ? '2px solid #076151' : ''
    piece.style.outlineOffset = '4px'
    // A piece that is higher than the frame is shown from its top.
    const isHigh = piece.offsetHeight > (frame?.clientHeight ?? 0)
    if (isSelected) piece.scrollIntoView({ block: isHigh ? 'start' : 'center' })
  }
  shown.onclick = null
  shown.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element
      if (!target.closest('a')) return
      event.preventDefault()
      event.stopPropagation()
      const id = target.closest<HTMLElement>('[data-piece]')?.dataset['piece']
      if (id) onSelect(id)
    },
    { capture: true },
  )
}
