import { lazyPart } from '@hojip/platform/parts'
import { memo, Suspense } from 'react'
import type { MallShellData } from '../shell-data.ts'

const MallAccountMenu = lazyPart(() =>
  import('./mall-account-menu.tsx').then((module) => ({ default: module.MallAccountMenu })),
)

type AccountSlotProps = { viewer: NonNullable<MallShellData['viewer']>; className: string }

/** The user's name in the header; its menu loads after the page, and visitors download none of it. */
export const AccountSlot = memo(function AccountSlot(props: AccountSlotProps) {
  return (
    <Suspense
      fallback={
        <span className={props.className}>
          <span className="size-8" />
          <span className="max-w-30 truncate">{props.viewer.name}</span>
        </span>
      }
    >
      <MallAccountMenu {...props} />
    </Suspense>
  )
})
