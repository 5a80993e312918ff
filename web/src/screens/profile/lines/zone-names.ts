/** What places are called today, where browsers list them under an older name or without its marks. */
const todaysNames: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Asmara',
  'America/Coral_Harbour': 'Atikokan',
  'America/Godthab': 'Nuuk',
  'America/St_Johns': 'St John’s',
  'Antarctica/DumontDUrville': 'Dumont d’Urville',
  'Asia/Calcutta': 'Kolkata',
  'Asia/Dacca': 'Dhaka',
  'Asia/Katmandu': 'Kathmandu',
  'Asia/Rangoon': 'Yangon',
  'Asia/Saigon': 'Ho Chi Minh City',
  'Asia/Thimbu': 'Thimphu',
  'Asia/Ulan_Bator': 'Ulaanbaatar',
  'Atlantic/Faeroe': 'Faroe Islands',
  'Europe/Kiev': 'Kyiv',
  'Pacific/Enderbury': 'Kanton',
  'Pacific/Ponape': 'Pohnpei',
  'Pacific/Truk': 'Chuuk',
}

const noRegion = 'Other'

/** "America/Argentina/Buenos_Aires" as region "America" and label "Argentina, Buenos Aires". */
export function parseZone(zone: string): { region: string; label: string } {
  const [region = noRegion, ...places] = zone.replaceAll('_', ' ').split('/')
  const label = todaysNames[zone] ?? places.join(', ')
  return label ? { region, label } : { region: noRegion, label: region }
}
