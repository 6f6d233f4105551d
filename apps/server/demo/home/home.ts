import type { HotWordInputs } from '@hojip/search'
import type { FrontPage, Piece } from '@hojip/front-pages/contract'
import { streetHref } from '@hojip/hrefs/halls'
import { localText } from '../product-input.ts'
import { t, type Text3 } from '../product-type.ts'

const always = { isOn: true, from: null, until: null }

function texts([name, intro]: [Text3, Text3]) {
  return { name: localText(name), intro: localText(intro) }
}

function scene(name: 'korea' | 'tea' | 'home'): Piece {
  return { kind: 'scene', id: `scene-${name}`, scene: name, ...always }
}

function hall(id: string, categories: string[], words: [Text3, Text3], href: string | null = null) {
  return { id, categories, href, ...texts(words) }
}

function floor(slug: string, categories: string[], words: [Text3, Text3]): Piece {
  return { kind: 'floor', id: `floor-${slug}`, categories, ...texts(words), ...always }
}

function word(zh: string, en: string, ko: string, isDefault = false): HotWordInputs[number] {
  return { word: localText(t(zh, en, ko)), isDefault }
}

/** What the demo's operators have put on the home page. */
export const demoHome: FrontPage = {
  pieces: [
    scene('korea'),
    scene('tea'),
    scene('home'),
    {
      kind: 'deals',
      id: 'deals',
      ...texts([
        t('今日早市', 'Morning deals', '오늘의 아침장'),
        t('近 30 天最低价', 'New 30-day lows', '최근 30일 최저가'),
      ]),
      ...always,
    },
    {
      kind: 'halls',
      id: 'halls',
      ...always,
      halls: [
        hall(
          'korea',
          ['korean-kitchen'],
          [
            t('韩国馆', 'Korea street', '한국관'),
            t(
              '从图们江到济州，一站一个产地',
              'From the Tumen River to Jeju, stop by stop',
              '두만강에서 제주까지, 산지를 하나씩',
            ),
          ],
          streetHref(),
        ),
        hall(
          'tea',
          ['tea'],
          [
            t('茶馆', 'Tea house', '차·다기'),
            t(
              '原叶、花草、谷物茶和茶器',
              'Leaf, flower and grain teas, and teaware',
              '잎차, 꽃차, 곡물차와 다기',
            ),
          ],
        ),
      ],
    },
    floor(
      'eat',
      ['food', 'fruit', 'meat', 'seafood', 'frozen-food', 'tea', 'wine'],
      [
        t('好好吃饭', 'Eat well', '오늘 식탁'),
        t(
          '米面泡菜、果肉海鲜、茶和酒',
          'Grain and kimchi, fruit, meat, seafood, tea',
          '쌀과 김치, 과일, 고기, 해산물, 차',
        ),
      ],
    ),
    { kind: 'shops', id: 'shops', ...always },
    floor(
      'home',
      ['furniture', 'lighting', 'cookware', 'bathroom', 'plants'],
      [
        t('把家住舒服', 'A comfortable home', '편안한 우리 집'),
        t('家具、灯光、厨具和绿植', 'Furniture, light, cookware and plants', '가구, 조명, 주방용품, 식물'),
      ],
    ),
    floor(
      'care',
      ['body-care', 'hair-care', 'oral-care', 'cleaning', 'paper-goods'],
      [
        t('干净清爽', 'Fresh and clean', '깨끗한 하루'),
        t(
          '洗护、口腔、清洁和纸品',
          'Body, hair and oral care, cleaning, paper',
          '헤어, 바디, 구강, 세제, 화장지',
        ),
      ],
    ),
    floor(
      'joy',
      ['jewellery', 'watches', 'shoes', 'toys', 'instruments'],
      [
        t('一点喜欢', 'Small joys', '작은 기쁨'),
        t(
          '首饰钟表、鞋靴、玩具和乐器',
          'Jewelry, watches, shoes, toys and instruments',
          '주얼리, 시계, 신발, 완구, 악기',
        ),
      ],
    ),
    floor(
      'field',
      ['fertiliser', 'agrochemicals'],
      [
        t('农资服务', 'Farm supply', '농사 준비'),
        t(
          '肥料和农药，用量写清楚',
          'Fertilizer and crop care, with clear doses',
          '비료와 농약, 사용량까지 적었어요',
        ),
      ],
    ),
  ],
}

/** The words that the demo's header offers. */
export const demoWords: HotWordInputs = [
  word('辣白菜', 'kimchi', '배추김치', true),
  word('苹果梨', 'apple pear', '사과배'),
  word('冷面', 'cold noodles', '냉면'),
  word('红参', 'red ginseng', '홍삼'),
  word('石锅', 'stone pot', '돌솥'),
]
