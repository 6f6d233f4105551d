import { useTexts } from '@hojip/platform/page'
import { writeCookie } from '@hojip/platform/storage'
import { classNames, Icon, listIcon, squaresFillIcon } from '@hojip/platform/ui'
import { useEffect, useState } from 'react'
import { listTexts } from '../texts.ts'

type Look = 'pictures' | 'rows'

const yearSeconds = 365 * 24 * 3600

function keepLook(look: Look): void {
  const { documentElement: root } = document
  if (look === 'rows') root.setAttribute('data-lists', look)
  else root.removeAttribute('data-lists')
  writeCookie('lists', look, yearSeconds)
}

/**
 * Pictures or rows, on wide screens. The choice is an attribute of the document, which the server sets from the cookie,
 * so the HTML of a list is the same for all. It needs scripts and appears with them.
 */
export function LookSwitch() {
  const texts = useTexts(listTexts)
  const [chosen, setChosen] = useState<Look>()
  useEffect(() => setChosen(document.documentElement.dataset['lists'] === 'rows' ? 'rows' : 'pictures'), [])
  const looks = [
    { look: 'pictures', name: texts.asPictures, icon: squaresFillIcon },
    { look: 'rows', name: texts.asRows, icon: listIcon },
  ] as const
  return (
    <div role="group" aria-label={texts.look} className="scripted flex h-9 w-18 rounded-sm ring-line">
      {chosen &&
        looks.map(({ look, name, icon }) => (
          <button
            key={look}
            type="button"
            aria-label={name}
            title={name}
            aria-pressed={chosen === look}
            onClick={() => {
              setChosen(look)
              keepLook(look)
            }}
            className={classNames(
              'grid size-9 place-items-center rounded-sm',
              chosen === look ? 'bg-jade-soft text-jade-text' : 'text-ink-3 hover:bg-hover',
            )}
          >
            <Icon of={icon} size={16} />
          </button>
        ))}
    </div>
  )
}
