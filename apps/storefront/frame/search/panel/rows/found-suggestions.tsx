import { classNames, Icon, Picture, questionIcon, searchIcon, tagIcon } from '@hojip/platform/ui'
import { ShopMark } from '@hojip/storefront-kit/parts'
import type { Chosen } from '../../search-panel.ts'
import { markedParts } from './marked.ts'
import { optionGroups, type Option } from '../option.ts'
import { OptionRow } from './option-row.tsx'
import { useSearchTexts } from '../texts.ts'
import type { usePanel } from '../use-panel.ts'

type FoundProps = { panel: ReturnType<typeof usePanel>; typed: string; onChoose: (chosen: Chosen) => void }

/** What fits the typed text, in groups: the typed part as it is, the rest bold. */
export function FoundSuggestions({ panel: { listId, at, options }, typed, onChoose }: FoundProps) {
  const t = useSearchTexts()
  const numbered = options.map((option, index) => ({ option, index }))
  return (
    <div id={listId} role="listbox" aria-label={t.suggestions}>
      {optionGroups.map((group) => {
        const ofGroup = numbered.filter(({ option }) => option.group === group)
        if (ofGroup.length === 0) return null
        return (
          <div
            key={group}
            role="group"
            aria-label={t.groups[group]}
            className="border-line [&+&]:mt-1 [&+&]:border-t [&+&]:pt-1"
          >
            {ofGroup.map(({ option, index }) => (
              <OptionRow
                key={`${option.text} ${option.within ?? option.href}`}
                id={`${listId}-${index}`}
                isActive={index === at}
                onPress={() => onChoose(option)}
              >
                <Sign of={option} />
                <Words of={option} typed={typed} />
                <Hint of={option} />
              </OptionRow>
            ))}
          </div>
        )
      })}
    </div>
  )
}

const signs = { brands: tagIcon, help: questionIcon }

/** A small picture, a shop's mark, or an icon. */
function Sign({ of: { group, pic, mark } }: { of: Option }) {
  if (pic !== undefined)
    return <Picture of={pic} alt="" sizes="36px" className="size-9 flex-none overflow-hidden rounded-xs" />
  if (mark) return <ShopMark {...mark} size={36} />
  const icon = group === 'brands' || group === 'help' ? signs[group] : searchIcon
  return (
    <span className="grid size-9 flex-none place-items-center text-ink-3">
      <Icon of={icon} size={18} />
    </span>
  )
}

function Words({ of: { text, within }, typed }: { of: Option; typed: string }) {
  const t = useSearchTexts()
  return (
    <span dir="auto" className="min-w-0 flex-1 truncate">
      {markedParts(text, typed).map((part, at) => (
        // The parts of one text change only together.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={at} className={classNames(!part.isTyped && 'font-bold')}>
          {part.text}
        </span>
      ))}
      {within !== undefined && <span className="text-ink-2"> {t.within(within)}</span>}
    </span>
  )
}

/** What kind of thing it is, or how many products a search in a category finds. */
function Hint({ of: { group, within, count } }: { of: Option }) {
  const t = useSearchTexts()
  const text = within === undefined ? group !== 'goods' && t.groups[group] : count && t.products(count)
  return text ? <span className="flex-none text-12 text-ink-3">{text}</span> : null
}
