import { followedHref } from '@hojip/hrefs/favourites'
import { formatNumber } from '@hojip/platform/i18n'
import {
  toast,
  useLazyCall,
  useLocale,
  useNavigate,
  useRefresh,
  useTexts,
  useViewer,
  useWrite,
} from '@hojip/platform/page'
import { Button, checkIcon, HiddenText, Icon, plusThinIcon } from '@hojip/platform/ui'
import { partTexts } from './texts.ts'
import { useMark, type Saving } from './use-mark.ts'

interface Following extends Saving {
  /** The number of followers, the viewer included. */
  fansNum: number
}

const stateCall = 'POST /appUserFollow/queryByShopId'

/** `fansNum` is the number in the page's HTML; for a signed-in user it is loaded again. */
export function useFollowing(shopId: string, fansNum: number): Following {
  const t = useTexts(partTexts)
  const navigate = useNavigate()
  const refresh = useRefresh()
  const { data } = useLazyCall(stateCall, { shopId }, { when: useViewer() !== null })
  const done = () => void refresh(stateCall, 'POST /appUserFollow/queryByUserId')
  const follow = useWrite('POST /appUserFollow/save', {
    onSuccess: () => {
      done()
      toast('success', t.followed, { label: t.seeFollowed, run: () => navigate(followedHref) })
    },
  })
  const unfollow = useWrite('POST /appUserFollow/deleteByShopId', {
    onSuccess: () => {
      done()
      toast('success', t.unfollowed)
    },
  })
  const keeping = useMark({
    wish: { kind: 'shop', id: shopId },
    isSaved: data?.isFollowed === true,
    keep: () => follow.run({ shopId }),
    end: () => unfollow.run({ shopId }),
    isRunning: follow.isRunning || unfollow.isRunning,
  })
  return { ...keeping, fansNum: data?.fansNum ?? fansNum }
}

interface FollowButtonProps {
  following: Following
  shopName: string
  size?: 'sm' | 'md'
  className?: string
}

/** The button's text tells whether the user follows the shop; a press changes that. */
export function FollowButton({ following, shopName, size = 'sm', className }: FollowButtonProps) {
  const t = useTexts(partTexts)
  const { isSaved, isRunning, press } = following
  return (
    <Button size={size} busy={isRunning} onClick={press} {...(className === undefined ? {} : { className })}>
      <Icon of={isSaved ? checkIcon : plusThinIcon} size={14} />
      {isSaved ? t.following : t.follow}
      <HiddenText>{` ${shopName}`}</HiddenText>
    </Button>
  )
}

/** "1,024 粉丝" */
export function Fans({ fansNum }: { fansNum: number }) {
  const t = useTexts(partTexts)
  const locale = useLocale()
  // A shop without followers shows no number.
  return fansNum > 0 ? <>{t.fans(formatNumber(locale, fansNum), fansNum)}</> : null
}
