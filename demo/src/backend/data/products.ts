import type { CartLine, Product } from '../../contract/shop-calls.ts';
import buds from './pictures/buds.svg';
import cable from './pictures/cable.svg';
import coat from './pictures/coat.svg';
import compactPhone from './pictures/compact-phone.svg';
import deskSpeakers from './pictures/desk-speakers.svg';
import headphones from './pictures/headphones.svg';
import microphone from './pictures/microphone.svg';
import phone from './pictures/phone.svg';
import radio from './pictures/radio.svg';
import recordPlayer from './pictures/record-player.svg';
import shirt from './pictures/shirt.svg';
import sneakers from './pictures/sneakers.svg';
import towerSpeaker from './pictures/tower-speaker.svg';

/** What the shop sells. */
export const products: readonly Product[] = [
  {
    id: 1,
    imgUrl: towerSpeaker,
    price: 987,
    totalUnit: 100,
    title: 'Concert tower speaker',
    category: 'Audio',
    brand: 'Halden',
    rating: 5,
    freeShipping: true,
    description:
      'A speaker of 98 cm for rooms in which music is listened to and not only heard. Three drivers in an oiled oak case, each with a chamber of its own, carry a whole orchestra without any strain. The feet can be set one by one, so that it stands firm on old floors too.',
  },
  {
    id: 2,
    imgUrl: phone,
    price: 450,
    totalUnit: 100,
    title: 'Ostara One',
    category: 'Cellphone',
    brand: 'Ostara',
    rating: 4,
    freeShipping: true,
    description:
      'A phone that is quiet by nature: one list of what is new, shown when you ask for it. The glass front is 6.1 inches wide, the battery lasts two working days, and every part of it can be changed with the screwdriver that lies in the box. Updates are promised for eight years.',
  },
  {
    id: 3,
    imgUrl: headphones,
    price: 262,
    totalUnit: 100,
    title: 'Quiet headphones',
    category: 'Audio',
    brand: 'Sorrel',
    rating: 5,
    freeShipping: true,
    description:
      'Closed headphones for open offices. They take the hum of a room away and leave voices that speak to you. The cushions are of soft wool felt and can be washed, the band is a single piece of spring steel, and thirty hours of music fit into one charge of an hour.',
  },
  {
    id: 4,
    imgUrl: coat,
    price: 200,
    totalUnit: 100,
    title: 'Harbour coat',
    category: 'Fashion',
    brand: 'Bruma',
    rating: 4,
    freeShipping: true,
    description:
      'A coat for the walk from the station to the client. The wool is woven tightly enough for wind and light rain, and the lining is thin enough for a warm meeting room. It has four pockets, one of them for a folded plan, and a collar that stays up when it is wanted.',
  },
  {
    id: 5,
    imgUrl: compactPhone,
    price: 320,
    totalUnit: 100,
    title: 'Ostara Small',
    category: 'Cellphone',
    brand: 'Ostara',
    rating: 3,
    freeShipping: true,
    description:
      'Everything the large one can do, in a case that one hand reaches across. The screen is 5.2 inches, bright enough for a building site at noon, and the two buttons at the side can be given any task. It comes in one colour, with a cord for the wrist and a cable of two metres.',
  },
  {
    id: 6,
    imgUrl: deskSpeakers,
    price: 149,
    totalUnit: 100,
    title: 'Desk speakers',
    category: 'Audio',
    brand: 'Halden',
    rating: 3,
    freeShipping: true,
    description:
      'A pair of small speakers for the desk that sound larger than they are. They lean back a little, so that what they say reaches the ears and not the table. One cable brings both power and music, a wheel on the right one sets the volume, and a press on it makes them silent.',
  },
  {
    id: 7,
    imgUrl: radio,
    price: 59,
    totalUnit: 100,
    title: 'Pocket radio',
    category: 'Audio',
    brand: 'Sorrel',
    rating: 1,
    freeShipping: true,
    description:
      'A radio and nothing else. Turn the wheel and there is a station; turn it back and there is silence. The battery is charged by light on the back and lasts a week in the dark. It is made for kitchens, allotments and long waits at places where no network reaches anybody.',
  },
  {
    id: 8,
    imgUrl: microphone,
    price: 89,
    totalUnit: 100,
    title: 'Studio microphone',
    category: 'Audio',
    brand: 'Sorrel',
    rating: 5,
    freeShipping: true,
    description:
      'A microphone for talks that are recorded and meetings that are not in one room. It hears what is in front of it and forgets the rest, keyboards in particular. The arm clamps to any table, the cable is as long as the table, and a light shows plainly whether it is listening.',
  },
  {
    id: 9,
    imgUrl: recordPlayer,
    price: 640,
    totalUnit: 100,
    title: 'Record player',
    category: 'Audio',
    brand: 'Halden',
    rating: 4,
    freeShipping: false,
    description:
      'A record player with a plate of solid aluminium, driven by a belt, at either of two speeds. The arm lifts itself at the end of a side, so that nobody has to get up in a hurry. A cover keeps the dust away, and the preamplifier is built in: it plays on anything with a line input.',
  },
  {
    id: 10,
    imgUrl: buds,
    price: 79,
    totalUnit: 100,
    title: 'Ostara Buds',
    category: 'Audio',
    brand: 'Ostara',
    rating: 2,
    freeShipping: true,
    description:
      'Two earphones in a case of the size of a matchbox. They are charged while they lie in it, for a day of calls in all. Each weighs four grams and comes with cushions in three sizes. A tap answers a call, a second tap ends it, and nothing else happens by accident.',
  },
  {
    id: 11,
    imgUrl: sneakers,
    price: 120,
    totalUnit: 100,
    title: 'City sneakers',
    category: 'Fashion',
    brand: 'Linnet',
    rating: 3,
    freeShipping: true,
    description:
      'Shoes for days that begin at a desk and end in a warehouse. The upper part is knitted from one thread and breathes, the sole is of natural rubber and does not mark floors. They can be washed at thirty degrees, and soles are replaced for the price of a lunch when they are worn.',
  },
  {
    id: 12,
    imgUrl: shirt,
    price: 34,
    totalUnit: 100,
    title: 'Cotton T-shirt',
    category: 'Fashion',
    brand: 'Linnet',
    rating: 1,
    freeShipping: false,
    description:
      'A plain shirt of heavy cotton that keeps its shape. It is cut straight, sewn with a double seam at the neck and shoulders, and washed once before it is sold, so that it is as large tomorrow as it is today. There is no print on it and no label that scratches.',
  },
  {
    id: 13,
    imgUrl: cable,
    price: 12,
    totalUnit: 100,
    title: 'Braided cable',
    category: 'Accessories',
    brand: 'Tessel',
    rating: 1,
    freeShipping: true,
    description:
      'A charging cable of two metres with a braided sleeve that does not tangle in a bag. The ends bend where others break, and a small strap of felt holds it together on the road. It carries 60 watts, enough for a phone, a tablet or a laptop of the smaller kind.',
  },
];

/** The brands people look for; the one that makes a single thing is found by its name. */
export const brandsToFilterBy: readonly string[] = ['Halden', 'Sorrel', 'Bruma', 'Ostara', 'Linnet'];

/** What lies in the cart of the first person: one of each of the first four products. */
export const cartOfTheFirst: readonly CartLine[] = products.slice(0, 4).map((product) => ({ amount: 1, ...product }));
