import { homeHref } from '@hojip/hrefs/browse'
import { useTexts } from '@hojip/platform/page'
import { ButtonLink, EmptyState } from '@hojip/platform/ui'
import type { ReactNode } from 'react'
import { PickedSlot } from './picked-slot.tsx'
import { pickedTexts } from './texts.ts'

type NothingYetProps = {
  title: string
  text?: string | undefined
  /** It was searched for, so products of another kind are no help. */
  isSearch?: boolean
  /** What to do; to look around without one. */
  action?: ReactNode
}

/** A list that has nothing to show, with what to do and products below. */
export function NothingYet({ title, text, isSearch = false, action }: NothingYetProps) {
  const t = useTexts(pickedTexts)
  return (
    <>
      <section className="mt-2 card lg:mt-3">
        <EmptyState
          picture={isSearch ? 'lost' : 'stall'}
          title={title}
          text={text}
          action={
            action || (
              <ButtonLink kind="jade" href={homeHref} className="min-h-11!">
                {t.lookAround}
              </ButtonLink>
            )
          }
        />
      </section>
      {!isSearch && <PickedSlot />}
    </>
  )
}
