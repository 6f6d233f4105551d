import { choose, isPossible, isSoldOut, type Choice } from '@hojip/catalog/rules'
import type { ProductInfo } from '@hojip/catalog/contract'
import { useTexts } from '@hojip/platform/page'
import { classNames, HiddenText, OptionPill } from '@hojip/platform/ui'
import { useId } from 'react'
import { cartTexts } from '../texts.ts'

interface OptionAxesProps {
  info: ProductInfo
  choice: Choice
  onChoose: (choice: Choice) => void
}

/** A radio group for each axis; an unavailable combination is dashed, and choosing it changes the other axes. */
export function OptionAxes({ info, choice, onChoose }: OptionAxesProps) {
  const t = useTexts(cartTexts)
  const name = useId()
  const { specAxes, specs } = info
  return specAxes.map((axis, at) => (
    <fieldset key={axis.name} className="mb-4">
      <legend className="mb-2 font-medium">{axis.name}</legend>
      <div className="flex flex-wrap gap-2">
        {axis.values.map((value, index) => {
          const isGone = isSoldOut(specs, at, index)
          return (
            <OptionPill
              key={value}
              name={`${name}-${at}`}
              checked={choice[at] === index}
              disabled={isGone}
              impossible={isGone}
              onChange={() => onChoose(choose(specs, choice, at, index))}
              className={classNames(
                !isGone &&
                  !isPossible(specs, choice, at, index) &&
                  'border border-dashed border-line-strong text-ink-3 shadow-none!',
              )}
            >
              {value}
              {isGone && <HiddenText>{` ${t.soldOutValue}`}</HiddenText>}
            </OptionPill>
          )
        })}
      </div>
    </fieldset>
  ))
}
