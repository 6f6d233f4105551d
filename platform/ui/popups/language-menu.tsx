import type { Locale } from '../../i18n/index.ts'
import { Icon } from '../pictures/icon.tsx'
import { caretDownIcon, translateIcon } from '../icons.gen.ts'
import { PopupMenu } from './popup-menu.tsx'
import { useUi } from '../ui-context.tsx'
import { languageNames, languageOrder } from './languages.ts'

type LanguageMenuProps = {
  onLocale: (locale: Locale) => void
  /** Only the icon, 44 px. */
  compact?: boolean
}

export function LanguageMenu({ onLocale, compact }: LanguageMenuProps) {
  const { t, locale } = useUi()
  const items = languageOrder.map((one) => ({
    key: one,
    label: languageNames[one],
    lang: one,
    current: one === locale,
    onPress: () => onLocale(one),
  }))
  const label = `${t.language}: ${languageNames[locale]}`
  if (compact)
    return (
      <PopupMenu label={label} items={items} className="grid size-11 place-items-center rounded-md">
        <Icon of={translateIcon} size={22} />
      </PopupMenu>
    )
  return (
    <PopupMenu
      label={label}
      items={items}
      className="inline-flex min-h-6 items-center gap-1 hover:text-jade-text"
    >
      <Icon of={translateIcon} size={14} />
      {languageNames[locale]}
      <Icon of={caretDownIcon} size={10} />
    </PopupMenu>
  )
}
