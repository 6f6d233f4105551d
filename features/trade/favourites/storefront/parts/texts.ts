import { defineTexts } from '@hojip/platform/page'
import { plural } from '@hojip/platform/i18n'

/** The texts of the parts on other rooms' pages: few, because those pages load them. */
export const partTexts = defineTexts({
  'zh-CN': {
    save: '收藏',
    willTell: '好，到时告诉你',
    saved: '已收藏',
    unsaved: '已取消收藏',
    seeSaved: '查看收藏',
    follow: '关注',
    following: '已关注',
    followed: '已关注这家店铺',
    unfollowed: '已取消关注',
    seeFollowed: '查看关注',
    fans: (n: string, _count: number) => `${n} 人关注`,
  },
  'en-US': {
    save: 'Save',
    willTell: 'We will tell you',
    saved: 'Saved',
    unsaved: 'No longer saved',
    seeSaved: 'See saved',
    follow: 'Follow',
    following: 'Following',
    followed: 'You now follow this shop',
    unfollowed: 'You no longer follow this shop',
    seeFollowed: 'See followed',
    fans: (n, count) => `${n} ${plural(count, 'follower', 'followers')}`,
  },
  'ko-KR': {
    save: '찜하기',
    willTell: '알림을 신청했어요',
    saved: '찜했어요',
    unsaved: '찜을 해제했어요',
    seeSaved: '찜 보기',
    follow: '단골 맺기',
    following: '단골 가게',
    followed: '단골 가게로 등록했어요',
    unfollowed: '단골을 해제했어요',
    seeFollowed: '단골 보기',
    fans: (n) => `단골 ${n}명`,
  },
})
