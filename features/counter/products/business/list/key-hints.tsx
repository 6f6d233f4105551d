import { useTexts } from '@hojip/platform/page'
import { productsTexts } from '../texts.ts'

const keys = [
  ['↑ ↓', 'rows'],
  ['Space', 'select'],
  ['Shift ↓', 'range'],
  ['P', 'price'],
  ['S', 'stock'],
  ['Enter', 'unfold'],
  ['/', 'find'],
] as const

/** The keys of the list, in one line below it. */
export function KeyHints() {
  const t = useTexts(productsTexts)
  return (
    <ul aria-label={t.keysLabel} className="flex flex-wrap gap-x-5 gap-y-1 text-12 text-ink-3 max-lg:hidden">
      {keys.map(([key, name]) => (
        <li key={name} className="flex items-center gap-1.5">
          {key.split(' ').map((one) => (
            <kbd
              key={one}
              className="grid h-5 min-w-5 place-items-center rounded-xs bg-surface px-1.5 text-11 ring-line"
            >
              {one}
            </kbd>
          ))}
          {t.keys[name]}
        </li>
      ))}
    </ul>
  )
}
