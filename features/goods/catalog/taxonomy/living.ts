import { branch, leaf, type TaxonomyNode } from './node.ts'

const furniture = branch('furniture', '家具', 'Furniture', '가구', [
  branch('seating', '椅凳沙发', 'Seating', '의자·소파', [
    leaf('stools', '凳子', 'Stools', '스툴'),
    leaf('armchairs', '单人沙发', 'Armchairs', '1인 소파'),
    leaf('dining-chairs', '餐椅', 'Dining chairs', '식탁 의자'),
    leaf('sofas', '沙发', 'Sofas', '소파'),
  ]),
  branch('tables', '桌几', 'Tables', '테이블', [
    leaf('side-tables', '边几', 'Side tables', '협탁'),
    leaf('dining-tables', '餐桌', 'Dining tables', '식탁'),
    leaf('desks', '书桌', 'Desks', '책상'),
  ]),
  branch('storage-furniture', '柜架', 'Storage', '수납 가구', [
    leaf('bookshelves', '书架', 'Bookshelves', '책장'),
    leaf('wardrobes', '衣柜', 'Wardrobes', '옷장'),
    leaf('shoe-cabinets', '鞋柜', 'Shoe cabinets', '신발장'),
  ]),
  branch('beds', '床具', 'Beds', '침대', [
    leaf('bed-frames', '床架', 'Bed frames', '침대 프레임'),
    leaf('mattresses', '床垫', 'Mattresses', '매트리스'),
    leaf('bedside-tables', '床头柜', 'Bedside tables', '침대 협탁'),
  ]),
])

const bathroom = branch('bathroom', '卫浴', 'Bathroom', '욕실', [
  branch('faucets', '龙头', 'Faucets', '수전', [
    leaf('basin-faucets', '面盆龙头', 'Basin faucets', '세면대 수전'),
    leaf('kitchen-faucets', '厨房龙头', 'Kitchen faucets', '주방 수전'),
    leaf('angle-valves', '角阀', 'Angle valves', '앵글 밸브'),
  ]),
  branch('showers', '花洒', 'Showers', '샤워기', [
    leaf('hand-showers', '手持花洒', 'Hand showers', '핸드 샤워기'),
    leaf('rain-showers', '顶喷花洒', 'Rain showers', '해바라기 샤워기'),
    leaf('shower-hoses', '花洒软管', 'Shower hoses', '샤워 호스'),
  ]),
  branch('bath-textiles', '毛巾浴巾', 'Towels', '수건', [
    leaf('bath-towels', '浴巾', 'Bath towels', '목욕 수건'),
    leaf('face-towels', '毛巾', 'Face towels', '세면 수건'),
    leaf('bath-mats', '浴室地垫', 'Bath mats', '욕실 매트'),
  ]),
  branch('bath-accessories', '镜子置物', 'Mirrors and shelves', '거울·선반', [
    leaf('table-mirrors', '化妆镜', 'Table mirrors', '탁상 거울'),
    leaf('bath-shelves', '浴室置物架', 'Bathroom shelves', '욕실 선반'),
    leaf('soap-dishes', '皂盒', 'Soap dishes', '비누 받침'),
  ]),
])

const hardware = branch('hardware', '五金工具', 'Hardware', '철물·공구', [
  branch('hand-tools', '手动工具', 'Hand tools', '수공구', [
    leaf('tool-sets', '工具套装', 'Tool sets', '공구 세트'),
    leaf('hammers', '锤子', 'Hammers', '망치'),
    leaf('screwdrivers', '螺丝刀', 'Screwdrivers', '드라이버'),
    leaf('pliers', '钳子', 'Pliers', '펜치'),
  ]),
  branch('measuring', '测量工具', 'Measuring', '측정 공구', [
    leaf('tape-measures', '卷尺', 'Tape measures', '줄자'),
    leaf('spirit-levels', '水平尺', 'Spirit levels', '수평자'),
    leaf('calipers', '卡尺', 'Calipers', '캘리퍼스'),
  ]),
  branch('locks', '锁具', 'Locks', '잠금장치', [
    leaf('padlocks', '挂锁', 'Padlocks', '자물쇠'),
    leaf('door-locks', '门锁', 'Door locks', '도어록'),
    leaf('bike-locks', '自行车锁', 'Bike locks', '자전거 자물쇠'),
  ]),
  branch('fasteners', '紧固挂件', 'Fasteners and hooks', '나사·고리', [
    leaf('screws-nails', '螺丝钉子', 'Screws and nails', '나사·못'),
    leaf('wall-hooks', '挂钩', 'Wall hooks', '벽걸이 고리'),
    leaf('glue-tape', '胶水胶带', 'Glue and tape', '접착제·테이프'),
  ]),
])

const shoes = branch('shoes', '鞋靴', 'Shoes', '신발', [
  branch('house-shoes', '居家鞋', 'House shoes', '실내화', [
    leaf('slides', '凉拖鞋', 'Slides', '슬리퍼'),
    leaf('winter-slippers', '棉拖鞋', 'Winter slippers', '털실내화'),
    leaf('bath-slippers', '浴室拖鞋', 'Bath slippers', '욕실화'),
  ]),
  branch('boots', '靴子', 'Boots', '부츠', [
    leaf('rain-boots', '雨靴', 'Rain boots', '레인부츠'),
    leaf('snow-boots', '雪地靴', 'Snow boots', '방한 부츠'),
    leaf('ankle-boots', '短靴', 'Ankle boots', '앵클부츠'),
  ]),
  branch('sports-shoes', '运动鞋', 'Sports shoes', '운동화', [
    leaf('running-shoes', '跑步鞋', 'Running shoes', '러닝화'),
    leaf('hiking-shoes', '登山鞋', 'Hiking shoes', '등산화'),
    leaf('canvas-shoes', '帆布鞋', 'Canvas shoes', '캔버스화'),
  ]),
  branch('dress-shoes', '皮鞋单鞋', 'Dress shoes', '구두', [
    leaf('mens-leather-shoes', '男士皮鞋', "Men's leather shoes", '남성 구두'),
    leaf('womens-flats', '女士单鞋', "Women's flats", '여성 단화'),
    leaf('kids-shoes', '童鞋', "Kids' shoes", '아동화'),
  ]),
])

export const living: TaxonomyNode[] = [furniture, bathroom, hardware, shoes]
