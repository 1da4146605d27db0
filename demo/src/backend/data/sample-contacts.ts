import type { Contact } from '../../contract/contact-calls.ts';
import { personNamed } from './people.ts';

/** The one contact nobody has a picture of. */
const withoutPicture = 'Umar Varga';

type Name = Parameters<typeof personNamed>[0] | typeof withoutPicture;

type Row = readonly [
  name: Name,
  gender: 'f' | 'm',
  isActive: 0 | 1,
  balance: number,
  age: number,
  company: string,
  address: string,
  birthday: string,
];

const rows: readonly Row[] = [
  ['Frida Barrow', 'f', 0, 3332.43, 20, 'Almond Freight', '10 Mill Lane, Lindenau', '01-01'],
  ['Petra Dorsey', 'f', 0, 3418.87, 33, 'Fenwick Optics', '47 Harbour Street, Vallmere', '08-12'],
  ['Anton Farrant', 'm', 1, 2005.94, 26, 'Kestrel Mapping', '84 Station Road, Newhaven Cross', '03-23'],
  ['Yusuf Gruber', 'm', 0, 2035.65, 39, 'Pinecrest Homes', '121 Orchard Way, Port Ellery', '10-06'],
  ['Greta Iversen', 'f', 1, 2468.48, 32, 'Dovetail Foods', '158 Weaver Row, Oakhurst', '05-17'],
  ['Oskar Yilmaz', 'm', 0, 3355.47, 25, 'Isarwerk', '15 Bridge Street, Castelbrun', '12-28'],
  ['Marisol Quist', 'f', 0, 1204.21, 38, 'Northgate Ports', '52 Chapel Hill, Marsham', '07-11'],
  ['Leila Jankovic', 'f', 1, 1277.58, 31, 'Birchwell Energy', '89 Canal Walk, Sankt Brigitt', '02-22'],
  ['Hedda Corvin', 'f', 0, 1798.59, 24, 'Glasbach Steel', '126 Mill Lane, Lindenau', '09-05'],
  ['Chiara Bellweather', 'f', 1, 3060.46, 37, 'Lindholm Paper', '163 Harbour Street, Vallmere', '04-16'],
  ['Viktor Haddad', 'm', 1, 1193.09, 30, 'Quarry Lane', '20 Station Road, Newhaven Cross', '11-27'],
  ['Imani Wexford', 'f', 0, 1001.05, 23, 'Eastmere Water', '57 Orchard Way, Port Ellery', '06-10'],
  ['Enzo Engstrom', 'm', 0, 1915.78, 36, 'Juniper Clinics', '94 Weaver Row, Oakhurst', '01-21'],
  ['Agnes Almqvist', 'f', 0, 2708.59, 29, 'Ostrava Glass', '131 Bridge Street, Castelbrun', '08-04'],
  ['Tobias Kellner', 'm', 0, 3013.77, 22, 'Calder Rail', '168 Chapel Hill, Marsham', '03-15'],
  ['Quentin Lindqvist', 'm', 0, 2317.7, 35, 'Harrow & Pike', '25 Canal Walk, Sankt Brigitt', '10-26'],
  ['Dmitri Sandoval', 'm', 0, 3118.33, 28, 'Marlow Textiles', '62 Mill Lane, Lindenau', '05-09'],
  ['Farid Bellweather', 'm', 0, 3621.81, 21, 'Almond Freight', '99 Harbour Street, Vallmere', '12-20'],
  ['Esme Gessner', 'f', 1, 2026.28, 34, 'Fenwick Optics', '136 Station Road, Newhaven Cross', '07-03'],
  ['Katarina Castellan', 'f', 0, 3780.2, 27, 'Kestrel Mapping', '173 Orchard Way, Port Ellery', '02-14'],
  ['Zoltan Iversen', 'm', 0, 2051.27, 20, 'Pinecrest Homes', '30 Weaver Row, Oakhurst', '09-25'],
  ['Ximena Ambrose', 'f', 1, 2806.01, 33, 'Dovetail Foods', '67 Bridge Street, Castelbrun', '04-08'],
  ['Yuki Haddad', 'f', 0, 2459.67, 26, 'Isarwerk', '104 Chapel Hill, Marsham', '11-19'],
  ['Kofi Novotny', 'm', 1, 1645.74, 39, 'Northgate Ports', '141 Canal Walk, Sankt Brigitt', '06-02'],
  ['Olwen Fairley', 'f', 0, 1850.27, 32, 'Birchwell Energy', '178 Mill Lane, Lindenau', '01-13'],
  ['Felix Gessner', 'm', 0, 3182.54, 25, 'Glasbach Steel', '35 Harbour Street, Vallmere', '08-24'],
  ['Pavel Almqvist', 'm', 1, 2176.64, 38, 'Lindholm Paper', '72 Station Road, Newhaven Cross', '03-07'],
  ['Xaver Ulvang', 'm', 0, 3709.78, 31, 'Quarry Lane', '109 Orchard Way, Port Ellery', '10-18'],
  ['Ivo Ambrose', 'm', 1, 2467.98, 24, 'Eastmere Water', '146 Weaver Row, Oakhurst', '05-01'],
  ['Goran Rademaker', 'm', 0, 1492.58, 37, 'Juniper Clinics', '183 Bridge Street, Castelbrun', '12-12'],
  ['Bastian Fairley', 'm', 0, 2187.71, 30, 'Ostrava Glass', '40 Chapel Hill, Marsham', '07-23'],
  ['Jolanta Engstrom', 'f', 1, 1821.93, 23, 'Calder Rail', '77 Canal Walk, Sankt Brigitt', '02-06'],
  ['Elif Demir', 'f', 1, 1405.6, 36, 'Harrow & Pike', '114 Mill Lane, Lindenau', '09-17'],
  ['Bronwyn Thorne', 'f', 0, 2273.03, 29, 'Marlow Textiles', '151 Harbour Street, Vallmere', '04-28'],
  ['Vera Lindqvist', 'f', 0, 2626.67, 22, 'Almond Freight', '188 Station Road, Newhaven Cross', '11-11'],
  ['Talia Gruber', 'f', 1, 3088.1, 35, 'Fenwick Optics', '45 Orchard Way, Port Ellery', '06-22'],
  ['Mateo Barrow', 'm', 1, 3915.57, 28, 'Kestrel Mapping', '82 Weaver Row, Oakhurst', '01-05'],
  ['Wanda Sandoval', 'f', 0, 3018.16, 21, 'Pinecrest Homes', '119 Bridge Street, Castelbrun', '08-16'],
  ['Wim Jankovic', 'm', 1, 2125.06, 34, 'Dovetail Foods', '156 Chapel Hill, Marsham', '03-27'],
  ['Dalia Ingram', 'f', 0, 1682.81, 27, 'Isarwerk', '13 Canal Walk, Sankt Brigitt', '10-10'],
  ['Hugo Demir', 'm', 0, 3955.55, 20, 'Northgate Ports', '50 Mill Lane, Lindenau', '05-21'],
  ['Ulrike Eklund', 'f', 0, 1448.06, 33, 'Birchwell Energy', '87 Harbour Street, Vallmere', '12-04'],
  ['Hanna Pereira', 'f', 1, 2946.64, 26, 'Glasbach Steel', '124 Station Road, Newhaven Cross', '07-15'],
  ['Dario Eklund', 'm', 0, 1036.69, 39, 'Lindholm Paper', '161 Orchard Way, Port Ellery', '02-26'],
  ['Signe Zeller', 'f', 0, 3456.52, 32, 'Quarry Lane', '18 Weaver Row, Oakhurst', '09-09'],
  ['Colm Holloway', 'm', 0, 1539.78, 25, 'Eastmere Water', '55 Bridge Street, Castelbrun', '04-20'],
  ['Farah Novotny', 'f', 1, 1834.01, 38, 'Juniper Clinics', '92 Chapel Hill, Marsham', '11-03'],
  ['Rafael Wexford', 'm', 0, 1431.45, 31, 'Ostrava Glass', '129 Canal Walk, Sankt Brigitt', '06-14'],
  ['Arne Thorne', 'm', 1, 2580.5, 24, 'Calder Rail', '166 Mill Lane, Lindenau', '01-25'],
  ['Henrik Okafor', 'm', 0, 2802.74, 37, 'Harrow & Pike', '23 Harbour Street, Vallmere', '08-08'],
  ['Clara Okafor', 'f', 0, 1942.39, 30, 'Marlow Textiles', '60 Station Road, Newhaven Cross', '03-19'],
  ['Nadia Yilmaz', 'f', 0, 1371.81, 23, 'Almond Freight', '97 Orchard Way, Port Ellery', '10-02'],
  ['Niklas Marchetti', 'm', 0, 3539.56, 36, 'Fenwick Optics', '134 Weaver Row, Oakhurst', '05-13'],
  ['Cedric Corvin', 'm', 1, 3808.49, 29, 'Kestrel Mapping', '171 Bridge Street, Castelbrun', '12-24'],
  ['Beatriz Holloway', 'f', 0, 2936.15, 22, 'Pinecrest Homes', '28 Chapel Hill, Marsham', '07-07'],
  ['Gustav Dorsey', 'm', 0, 3186.74, 35, 'Dovetail Foods', '65 Canal Walk, Sankt Brigitt', '02-18'],
  ['Quynh Kellner', 'f', 1, 2350.2, 28, 'Isarwerk', '102 Mill Lane, Lindenau', '09-01'],
  ['Bela Quist', 'm', 0, 3574.36, 21, 'Northgate Ports', '139 Harbour Street, Vallmere', '04-12'],
  ['Stefan Ingram', 'm', 0, 3813.4, 34, 'Birchwell Energy', '176 Station Road, Newhaven Cross', '11-23'],
  ['Lorenz Zeller', 'm', 0, 3011.81, 27, 'Glasbach Steel', '33 Orchard Way, Port Ellery', '06-06'],
  ['Ginevra Ulvang', 'f', 0, 2653.42, 20, 'Lindholm Paper', '70 Weaver Row, Oakhurst', '01-17'],
  ['Rosa Rademaker', 'f', 1, 2177.15, 33, 'Quarry Lane', '107 Bridge Street, Castelbrun', '08-28'],
  ['Amina Marchetti', 'f', 1, 2165.48, 26, 'Eastmere Water', '144 Chapel Hill, Marsham', '03-11'],
  ['Emil Pereira', 'm', 1, 2423.71, 39, 'Juniper Clinics', '181 Canal Walk, Sankt Brigitt', '10-22'],
  ['Dunja Varga', 'f', 1, 2184.16, 32, 'Ostrava Glass', '38 Mill Lane, Lindenau', '05-05'],
  ['Zofia Farrant', 'f', 1, 1564.21, 25, 'Calder Rail', '75 Harbour Street, Vallmere', '12-16'],
  ['Jonas Castellan', 'm', 1, 3910.25, 38, 'Harrow & Pike', '112 Station Road, Newhaven Cross', '07-27'],
  ['Umar Varga', 'm', 0, 2302.88, 31, 'Marlow Textiles', '149 Orchard Way, Port Ellery', '02-10'],
];

/** The contacts of the demo; all but the last have a picture. @param today the day their age is told of, `YYYY-MM-DD` */
export function sampleContacts(today = new Date().toISOString().slice(0, 10)): Contact[] {
  return rows.map((row, index) => contactOf(row, index, today));
}

function contactOf(row: Row, index: number, today: string): Contact {
  const [name, sign, isActive, balance, age, company, address, birthday] = row;
  const number = String(index + 1).padStart(4, '0');
  return {
    id: `contact-${number}`,
    index,
    guid: `6f1d2c80-5b7e-4a39-9c04-00000000${number}`,
    isActive: isActive === 1,
    balance,
    age,
    name,
    gender: sign === 'f' ? 'female' : 'male',
    company,
    email: `${name.toLowerCase().replace(' ', '.')}@${company.toLowerCase().replaceAll(/\W+/g, '-')}.example`,
    phone: `+44 1632 96${number}`,
    address,
    bd: `${yearOfBirth(age, birthday, today)}-${birthday}T08:30:00.000Z`,
    ...(name !== withoutPicture && { imgUrl: personNamed(name).avatar }),
  };
}

// Who has not had their birthday this year was born a year earlier.
function yearOfBirth(age: number, birthday: string, today: string): number {
  return Number(today.slice(0, 4)) - age - (birthday > today.slice(5) ? 1 : 0);
}
