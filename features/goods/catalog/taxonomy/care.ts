import { branch, leaf, type TaxonomyNode } from './node.ts'

const bodyCare = branch('body-care', '身体护理', 'Body care', '바디케어', [
  branch('body-cleansing', '沐浴清洁', 'Cleansing', '바디 세정', [
    leaf('body-wash', '沐浴露', 'Body wash', '바디워시'),
    leaf('bar-soap', '香皂手工皂', 'Bar soap', '비누'),
    leaf('hand-wash', '洗手液', 'Hand wash', '핸드워시'),
  ]),
  branch('moisturizing', '润肤', 'Moisturizing', '보습', [
    leaf('body-lotion', '身体乳', 'Body lotion', '바디로션'),
    leaf('hand-cream', '护手霜', 'Hand cream', '핸드크림'),
    leaf('body-oil', '身体精油', 'Body oil', '바디오일'),
  ]),
  branch('sun-care', '防晒', 'Sun care', '자외선 차단', [
    leaf('sunscreen', '防晒乳', 'Sunscreen', '선크림'),
    leaf('sun-spray', '防晒喷雾', 'Sun spray', '선스프레이'),
    leaf('after-sun', '晒后修护', 'After-sun care', '애프터 선'),
  ]),
  branch('shaving-deodorant', '剃须止汗', 'Shaving and deodorant', '면도·데오도란트', [
    leaf('shaving-foam', '剃须泡沫', 'Shaving foam', '면도 거품'),
    leaf('razors', '剃须刀', 'Razors', '면도기'),
    leaf('deodorants', '止汗露', 'Deodorants', '데오도란트'),
  ]),
])

const hairCare = branch('hair-care', '洗发护发', 'Hair care', '헤어케어', [
  branch('hair-washing', '洗发', 'Washing', '샴푸·린스', [
    leaf('shampoo', '洗发水', 'Shampoo', '샴푸'),
    leaf('conditioner', '护发素', 'Conditioner', '컨디셔너'),
    leaf('shampoo-sets', '洗护套装', 'Shampoo sets', '샴푸 세트'),
  ]),
  branch('hair-treatment', '养护', 'Treatment', '헤어 트리트먼트', [
    leaf('hair-masks', '发膜', 'Hair masks', '헤어팩'),
    leaf('hair-oils', '护发精油', 'Hair oils', '헤어 오일'),
    leaf('scalp-care', '头皮护理', 'Scalp care', '두피 케어'),
  ]),
  branch('hair-color', '染烫', 'Color and perm', '염색·파마', [
    leaf('hair-dye', '染发膏', 'Hair dye', '염색약'),
    leaf('gray-cover', '遮白发', 'Gray coverage', '새치 커버'),
    leaf('perm-lotion', '烫发水', 'Perm lotion', '파마약'),
  ]),
  branch('hair-styling', '造型工具', 'Styling', '스타일링', [
    leaf('hair-spray', '定型喷雾', 'Hair spray', '헤어 스프레이'),
    leaf('hair-wax', '发蜡', 'Hair wax', '헤어 왁스'),
    leaf('combs', '梳子', 'Combs and brushes', '빗'),
  ]),
])

const oralCare = branch('oral-care', '口腔护理', 'Oral care', '구강케어', [
  branch('pastes', '牙膏', 'Toothpaste', '치약', [
    leaf('bamboo-salt-toothpaste', '竹盐牙膏', 'Bamboo-salt toothpaste', '죽염 치약'),
    leaf('whitening-toothpaste', '亮白牙膏', 'Whitening toothpaste', '미백 치약'),
    leaf('kids-toothpaste', '儿童牙膏', "Kids' toothpaste", '어린이 치약'),
  ]),
  branch('brushes', '牙刷', 'Toothbrushes', '칫솔', [
    leaf('soft-toothbrushes', '软毛牙刷', 'Soft toothbrushes', '미세모 칫솔'),
    leaf('electric-toothbrushes', '电动牙刷', 'Electric toothbrushes', '전동 칫솔'),
    leaf('kids-toothbrushes', '儿童牙刷', "Kids' toothbrushes", '어린이 칫솔'),
  ]),
  branch('rinses', '漱口清新', 'Rinses', '구강청결', [
    leaf('mouthwash', '漱口水', 'Mouthwash', '구강청결제'),
    leaf('breath-spray', '口气清新喷雾', 'Breath spray', '구강 스프레이'),
    leaf('tongue-cleaners', '舌苔刷', 'Tongue cleaners', '혀클리너'),
  ]),
  branch('interdental', '牙缝清洁', 'Between teeth', '치간 관리', [
    leaf('floss-picks', '牙线棒', 'Floss picks', '치실픽'),
    leaf('floss-rolls', '牙线', 'Floss', '치실'),
    leaf('interdental-brushes', '牙间刷', 'Interdental brushes', '치간 칫솔'),
  ]),
])

export const care: TaxonomyNode[] = [bodyCare, hairCare, oralCare]
