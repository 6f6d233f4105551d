import { useTexts } from '@hojip/platform/page'
import { classNames } from '@hojip/platform/ui'
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import type { StreetStop } from '../../contract.ts'
import { hallsTexts } from '../texts.ts'

/** A section whose top is above this line is the one that is read; below the bars that stay at the top. */
const linePx = 240

function passedStop(stops: readonly StreetStop[]): string | undefined {
  const passed = stops.filter(({ place }) => {
    const top = document.getElementById(place)?.getBoundingClientRect().top
    return top !== undefined && top < linePx
  })
  return (passed.at(-1) ?? stops[0])?.place
}

/** The stop whose section is at the top of the window. */
function usePassedStop(stops: readonly StreetStop[]): string | undefined {
  const [here, setHere] = useState(stops[0]?.place)
  useEffect(() => {
    let waiting = 0
    const look = () => {
      waiting = 0
      setHere(passedStop(stops))
    }
    const onScroll = () => {
      waiting ||= requestAnimationFrame(look)
    }
    look()
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      removeEventListener('scroll', onScroll)
      cancelAnimationFrame(waiting)
    }
  }, [stops])
  return here
}

function goTo(place: string) {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  document.getElementById(place)?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' })
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

/** The stops on a line, which stays at the top and marks the one that is shown; arrow keys move along it. */
export function Road({ stops }: { stops: readonly StreetStop[] }) {
  const t = useTexts(hallsTexts)
  const here = usePassedStop(stops)
  const road = useRef<HTMLElement>(null)
  useEffect(() => {
    const mark = road.current?.querySelector<HTMLElement>('[aria-current]')
    if (mark && road.current) road.current.scrollTo({ left: mark.offsetLeft - 80 })
  }, [here])
  const onKeyDown = (event: KeyboardEvent, at: number) => {
    const links = [...(road.current?.querySelectorAll('a') ?? [])]
    const to =
      event.key === 'Home' ? 0 : event.key === 'End' ? links.length - 1 : at + (steps[event.key] ?? 0)
    const [link, stop] = [links[to], stops[to]]
    if (to === at || !link || !stop) return
    event.preventDefault()
    link.focus({ preventScroll: true })
    goTo(stop.place)
  }
  const onClick = (event: MouseEvent, place: string) => {
    event.preventDefault()
    goTo(place)
  }
  return (
    <nav
      ref={road}
      aria-label={t.stops}
      className="sticky top-0 z-20 mt-4 flex overflow-x-auto rounded-lg bg-surface shadow-e-1 no-scrollbar max-lg:top-12 max-lg:-mx-4 max-lg:mt-3 max-lg:rounded-none"
    >
      {stops.map(({ place, name, otherName, otherLocale, goodsNum }, at) => (
        <a
          key={place}
          href={`#${place}`}
          aria-current={place === here ? 'location' : undefined}
          onClick={(event) => onClick(event, place)}
          onKeyDown={(event) => onKeyDown(event, at)}
          className={classNames(
            'group relative grid min-w-21 flex-1 justify-items-center gap-0.5 px-1 py-3 text-center text-12 text-ink-3 outline-offset-[-2px]',
            'before:absolute before:top-4.5 before:h-0.5 before:bg-line before:content-[""]',
            at === 0 ? 'before:left-1/2' : 'before:left-0',
            at === stops.length - 1 ? 'before:right-1/2' : 'before:right-0',
          )}
        >
          <span className="z-1 mb-1.5 size-3.5 rounded-full bg-surface shadow-[inset_0_0_0_3px_var(--c-line-strong)] group-aria-[current]:bg-jade-soft group-aria-[current]:shadow-[inset_0_0_0_3px_var(--c-jade)]" />
          <span
            className={classNames(
              'text-14 font-bold group-aria-[current]:text-jade-text lg:text-15',
              goodsNum > 0 ? 'text-ink' : 'text-ink-3',
            )}
          >
            {name}
          </span>
          <span lang={otherLocale}>{otherName}</span>
          <span className="figures">{t.goods(goodsNum)}</span>
        </a>
      ))}
    </nav>
  )
}
