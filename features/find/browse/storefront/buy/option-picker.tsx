import { isPossible, isSoldOut } from '@hojip/catalog/rules'
import { useTexts } from '@hojip/platform/page'
import { classNames, HiddenText, OptionPill, Picture } from '@hojip/platform/ui'
import { useId } from 'react'
import type { ProductInfo, ProductSpec } from '@hojip/catalog/contract'
import { buyTexts } from './texts.ts'
import type { Buying } from './use-buying.ts'

type OptionPickerProps = {
  axes: ProductInfo['specAxes']
  buying: Buying
  /** `row`: names on the left, as in a table; `stack`: names above. */
  layout: 'row' | 'stack'
}

/** A radio group for each axis. */
export function OptionPicker({ axes, buying, layout }: OptionPickerProps) {
  return axes.map((axis, at) => <Axis key={axis.name} axis={axis} at={at} buying={buying} layout={layout} />)
}

/** The picture that all SKUs of each value share, where the values of this axis look different. */
function picturesOf(specs: readonly ProductSpec[], axis: number, count: number): (string | undefined)[] {
  const pictures = Array.from({ length: count }, (_, value) => {
    const all = new Set(
      specs.flatMap(({ choice, goodsSpecImg }) => (choice[axis] === value ? [goodsSpecImg] : [])),
    )
    return all.size === 1 ? ([...all][0] ?? undefined) : undefined
  })
  return new Set(pictures).size > 1 ? pictures : []
}

type AxisProps = {
  axis: ProductInfo['specAxes'][number]
  at: number
  buying: Buying
  layout: 'row' | 'stack'
}

function Axis({ axis, at, buying, layout }: AxisProps) {
  const texts = useTexts(buyTexts)
  const id = useId()
  const { specs, choice, choose } = buying
  const pictures = picturesOf(specs, at, axis.values.length)
  return (
    <div role="radiogroup" aria-labelledby={id} className={layout === 'row' ? 'contents' : 'mb-4 grid gap-2'}>
      <span id={id} className={layout === 'row' ? 'py-2.5 text-ink-3' : 'font-medium'}>
        {axis.name}
      </span>
      <span className="flex min-w-0 flex-wrap gap-2">
        {axis.values.map((value, index) => {
          const isGone = isSoldOut(specs, at, index)
          const clashes = !isGone && !isPossible(specs, choice, at, index)
          const picture = pictures[index]
          return (
            <OptionPill
              key={value}
              name={`${id}-axis`}
              checked={choice[at] === index}
              disabled={isGone}
              impossible={isGone}
              onChange={() => choose(at, index)}
              // Greyed and dashed, but not disabled: choosing it changes the other axis.
              className={classNames(
                picture && 'pl-1.5!',
                clashes && 'border border-dashed border-line-strong text-ink-3 shadow-none!',
              )}
            >
              {picture && <Picture of={picture} alt="" sizes="30px" className="size-7.5 rounded-xs" />}
              {value}
              {isGone && <HiddenText>{` ${texts.soldOut}`}</HiddenText>}
              {clashes && <HiddenText>{` ${texts.moves}`}</HiddenText>}
            </OptionPill>
          )
        })}
      </span>
    </div>
  )
}
