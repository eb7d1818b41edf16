/**
 * The English names of the fields of ISCED-F 2013 (UNESCO, "ISCED Fields of Education and Training 2013"), a line each:
 * the REST contract has the Italian ones only. A subfield that is called as the field above it is left out.
 */
const lines = `
00 Generic programmes and qualifications
001 Basic programmes and qualifications
002 Literacy and numeracy
003 Personal skills and development
01 Education
0111 Education science
0112 Training for pre-school teachers
0113 Teacher training without subject specialisation
0114 Teacher training with subject specialisation
018 Inter-disciplinary programmes and qualifications involving education
02 Arts and humanities
021 Arts
0211 Audio-visual techniques and media production
0212 Fashion, interior and industrial design
0213 Fine arts
0214 Handicrafts
0215 Music and performing arts
022 Humanities (except languages)
0221 Religion and theology
0222 History and archaeology
0223 Philosophy and ethics
023 Languages
0231 Language acquisition
0232 Literature and linguistics
028 Inter-disciplinary programmes and qualifications involving arts and humanities
03 Social sciences, journalism and information
031 Social and behavioural sciences
0311 Economics
0312 Political sciences and civics
0313 Psychology
0314 Sociology and cultural studies
032 Journalism and information
0321 Journalism and reporting
0322 Library, information and archival studies
038 Inter-disciplinary programmes and qualifications involving social sciences, journalism and information
04 Business, administration and law
041 Business and administration
0411 Accounting and taxation
0412 Finance, banking and insurance
0413 Management and administration
0414 Marketing and advertising
0415 Secretarial and office work
0416 Wholesale and retail sales
0417 Work skills
042 Law
048 Inter-disciplinary programmes and qualifications involving business, administration and law
05 Natural sciences, mathematics and statistics
051 Biological and related sciences
0511 Biology
0512 Biochemistry
052 Environment
0521 Environmental sciences
0522 Natural environments and wildlife
053 Physical sciences
0531 Chemistry
0532 Earth sciences
0533 Physics
054 Mathematics and statistics
0541 Mathematics
0542 Statistics
058 Inter-disciplinary programmes and qualifications involving natural sciences, mathematics and statistics
06 Information and Communication Technologies (ICTs)
0611 Computer use
0612 Database and network design and administration
0613 Software and applications development and analysis
068 Inter-disciplinary programmes and qualifications involving Information and Communication Technologies (ICTs)
07 Engineering, manufacturing and construction
071 Engineering and engineering trades
0711 Chemical engineering and processes
0712 Environmental protection technology
0713 Electricity and energy
0714 Electronics and automation
0715 Mechanics and metal trades
0716 Motor vehicles, ships and aircraft
072 Manufacturing and processing
0721 Food processing
0722 Materials (glass, paper, plastic and wood)
0723 Textiles (clothes, footwear and leather)
0724 Mining and extraction
073 Architecture and construction
0731 Architecture and town planning
0732 Building and civil engineering
078 Inter-disciplinary programmes and qualifications involving engineering, manufacturing and construction
08 Agriculture, forestry, fisheries and veterinary
081 Agriculture
0811 Crop and livestock production
0812 Horticulture
082 Forestry
083 Fisheries
084 Veterinary
088 Inter-disciplinary programmes and qualifications involving agriculture, forestry, fisheries and veterinary
09 Health and welfare
091 Health
0911 Dental studies
0912 Medicine
0913 Nursing and midwifery
0914 Medical diagnostic and treatment technology
0915 Therapy and rehabilitation
0916 Pharmacy
0917 Traditional and complementary medicine and therapy
092 Welfare
0921 Care of the elderly and of disabled adults
0922 Child care and youth services
0923 Social work and counselling
098 Inter-disciplinary programmes and qualifications involving health and welfare
10 Services
101 Personal services
1011 Domestic services
1012 Hair and beauty services
1013 Hotel, restaurants and catering
1014 Sports
1015 Travel, tourism and leisure
102 Hygiene and occupational health services
1021 Community sanitation
1022 Occupational health and safety
103 Security services
1031 Military and defence
1032 Protection of persons and property
104 Transport services
108 Inter-disciplinary programmes and qualifications involving services
`;

const names = new Map(
  lines
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)] as const),
);

/** The English name of a field by its code; `undefined` for a code that ISCED-F 2013 does not have. */
export function iscedEnglishName(code: string): string | undefined {
  const isSubfield = /^\d{3,4}$/.test(code);
  return names.get(code) ?? (isSubfield ? iscedEnglishName(code.slice(0, -1)) : undefined);
}
