import { expect, test } from 'vitest'
import { consigneeOf, maskedConsignee } from './order-view.ts'

const to = {
  country: 'CN' as const,
  province: '北京市',
  city: '北京市',
  district: '东城区',
  street: '景山街道',
  detail: '景山前街 4 号',
  postcode: null,
  salutation: 0,
}
const order = { consignee: 'Anna Kim', phone: '+8613812348111', address: to }
const seoul = {
  ...order,
  address: {
    ...to,
    country: 'KR' as const,
    province: '서울특별시',
    city: '강남구',
    district: '역삼동',
    street: '테헤란로 152',
    detail: '12층',
  },
}

test('the region is in the reader’s language, the street and the couriers’ line in that of the country', () => {
  expect(consigneeOf(order, 'all', 'en-US')).toMatchObject({
    country: 'CN',
    regionText: 'Dongcheng District, Beijing',
    street: '景山街道 景山前街 4 号',
    address: '北京市 东城区 景山街道 景山前街 4 号',
  })
  expect(consigneeOf(order, 'all', 'ko-KR').regionText).toBe('북경시 동성구')
  expect(consigneeOf(seoul, 'all', 'en-US').regionText).toBe('Yeoksam-dong, Gangnam-gu, Seoul')
  expect(consigneeOf(seoul, 'all', 'ko-KR').regionText).toBe('서울특별시 강남구 역삼동')
})

test('what others may see has the region without street, in the reader’s language', () => {
  expect(maskedConsignee(order, 'en-US')).toBe('A** 138****8111 Dongcheng District, Beijing')
  expect(maskedConsignee(order, 'zh-CN')).toBe('A** 138****8111 北京市 东城区')
  expect(consigneeOf(seoul, 'town', 'ko-KR')).toMatchObject({
    street: '***',
    address: '서울특별시 강남구 역삼동 ***',
  })
})
