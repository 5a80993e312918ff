/**
 * First names whose spelling would mislead a voice, one per line: the name in lower-case letters, then its sounds in
 * ARPAbet (with `ax` for the unstressed vowel of "about") and the stress of each vowel: 1 or 0; there is no secondary
 * stress. Where families differ, the most common pronunciation in Britain and Ireland is used; a user's own respelling
 * always takes precedence. Every voice says them: those that take sounds as they are here, others by a respelling.
 */
export const names = `
aaliyah     aa0 l iy1 ax0
aanya       aa1 n y ax0
aarav       aa1 r ax0 v
abena       ae1 b ih0 n ax0
adaeze      aa0 d ey1 z ey0
adira       ax0 d ih1 r ax0
aditi       ah1 d ih0 t iy0
aditya      aa0 d ih1 t y ax0
agata       ax0 g aa1 t ax0
aidan       ey1 d ax0 n
aisha       aa0 iy1 sh ax0
aisling     ae1 sh l ih0 ng
aislinn     ae1 sh l ih0 n
ajay        ax0 jh ey1
akash       aa0 k aa1 sh
alannah     ax0 l ae1 n ax0
alasdair    ae1 l ax0 s t er0
alastair    ae1 l ax0 s t er0
alessia     ax0 l eh1 s iy0 ax0
alisha      ax0 l iy1 sh ax0
alistair    ae1 l ih0 s t er0
aliyah      ax0 l iy1 ax0
amelie      ae1 m ax0 l iy0
amina       ax0 m iy1 n ax0
aminah      ax0 m iy1 n ax0
amira       ax0 m ih1 r ax0
amit        ah0 m ih1 t
amrit       ah1 m r ih0 t
anais       ae0 n ay0 iy1 s
ananya      ax0 n ah1 n y ax0
angelina    ae1 n jh ax0 l iy1 n ax0
angharad    ae0 ng hh ae1 r ax0 d
anika       ae1 n ih0 k ax0
anil        ax0 n iy1 l
anish       ax0 n iy1 sh
anjali      ah1 n jh ax0 l iy0
anu         ah1 n uw0
anya        aa1 n y ax0
aoife       iy1 f ax0
arun        aa0 r uh1 n
arya        aa1 r y ax0
asha        aa1 sh ax0
ashish      ax0 sh iy1 sh
aurelia     ao0 r iy1 l iy0 ax0
ayaan       ay0 aa1 n
ayesha      aa0 iy1 sh ax0
azra        ae1 z r ax0
bethan      b eh1 th ax0 n
breanna     b r iy0 ae1 n ax0
brendon     b r eh1 n d ax0 n
brigid      b r ih1 jh ih0 d
bronagh     b r ow1 n ax0
caitlin     k ey1 t l ih0 n
camila      k ax0 m iy1 l ax0
caoimhe     k iy1 v ax0
carina      k ax0 r iy1 n ax0
carys       k ae1 r ih0 s
caterina    k ae1 t ax0 r iy1 n ax0
catriona    k ax0 t r iy1 n ax0
cecily      s eh1 s ih0 l iy0
cerys       k eh1 r ih0 s
chantelle   sh aa0 n t eh1 l
chinedu     ch ih0 n eh1 d uw0
chioma      ch iy0 ow1 m ax0
cian        k iy1 ax0 n
ciara       k iy1 r ax0
ciaran      k iy1 r ax0 n
cillian     k ih1 l iy0 ax0 n
clara       k l aa1 r ax0
clodagh     k l ow1 d ax0
colm        k aa1 l ax0 m
dafydd      d ae1 v ih0 dh
daniela     d ae1 n y eh1 l ax0
darragh     d ae1 r ax0
declan      d eh1 k l ax0 n
deirdre     d ih1 r d r ax0
diarmuid    d ih1 r m ih0 d
dilys       d ih1 l ih0 s
dinesh      d ih0 n eh1 sh
eamon       ey1 m ax0 n
eamonn      ey1 m ax0 n
eilidh      ey1 l iy0
eimear      iy1 m er0
eirlys      ay1 r l ih0 s
eithne      eh1 n y ax0
elena       eh1 l ax0 n ax0
eleni       eh0 l eh1 n iy0
elif        eh0 l iy1 f
elodie      eh1 l ax0 d iy0
eloise      eh1 l ow0 iy1 z
eluned      eh0 l ih1 n eh0 d
ember       eh1 m b er0
emelia      ax0 m iy1 l iy0 ax0
emer        iy1 m er0
emi         eh1 m iy0
emrys       eh1 m r ih0 s
enya        eh1 n y ax0
eoghan      ow1 ax0 n
eoin        ow1 ax0 n
esha        iy1 sh ax0
esmeralda   eh1 z m ax0 r ae1 l d ax0
esperanza   eh1 s p ax0 r ae1 n z ax0
eugenie     y uw0 zh iy1 n iy0
evie        iy1 v iy0
faiza       f ay1 z ax0
farhan      f aa0 r hh aa1 n
fatima      f ae1 t ih0 m ax0
fatimah     f ae1 t ih0 m ax0
ffion       f iy1 ax0 n
fiadh       f iy1 ax0
finola      f ih0 n ow1 l ax0
fionn       f y ah1 n
fionnuala   f ih0 n uw1 l ax0
folake      f ow1 l aa0 k ey0
gigi        zh iy1 zh iy0
gisele      zh ih0 z eh1 l
giselle     zh ih0 z eh1 l
glenys      g l eh1 n ih0 s
grainne     g r ao1 n y ax0
gwyneth     g w ih1 n ih0 th
haleema     hh ax0 l iy1 m ax0
haroon      hh ax0 r uw1 n
haruka      hh aa1 r uw0 k ax0
haruki      hh aa1 r uw0 k iy0
heloise     eh1 l ow0 iy1 z
hermione    hh er0 m ay1 ax0 n iy0
ianto       y ae1 n t ow0
idris       ih1 d r ih0 s
iestyn      y eh1 s t ih0 n
ieuan       y ay1 ax0 n
ifan        iy1 v ax0 n
ifeoma      ih0 f ey1 ow0 m ax0
imani       ih0 m aa1 n iy0
imran       ih0 m r aa1 n
iolo        y aa1 l ow0
isha        iy1 sh ax0
isla        ay1 l ax0
ivana       ih0 v aa1 n ax0
iwan        y uw1 ax0 n
jada        jh ey1 d ax0
jalen       jh ey1 l ax0 n
joaquin     w ae0 k iy1 n
joelle      jh ow0 eh1 l
kaiden      k ey1 d ax0 n
kaitlin     k ey1 t l ih0 n
kaleb       k ey1 l ax0 b
kamal       k ax0 m aa1 l
kamala      k ax0 m aa1 l ax0
kamil       k ae1 m ih0 l
karina      k ax0 r iy1 n ax0
kasia       k ae1 sh ax0
katelyn     k ey1 t l ih0 n
katerina    k ae1 t ax0 r iy1 n ax0
katrina     k ax0 t r iy1 n ax0
katya       k aa1 t y ax0
kavita      k ah1 v ih0 t ax0
kayden      k ey1 d ax0 n
kayleigh    k ey1 l iy0
keanu       k iy0 aa1 n uw0
kehinde     k eh1 hh ih0 n d ey0
keira       k iy1 r ax0
keisha      k iy1 sh ax0
kerensa     k ax0 r eh1 n z ax0
khadija     k ax0 d iy1 jh ax0
kian        k iy1 ax0 n
kira        k ih1 r ax0
kiran       k ih1 r ax0 n
komal       k ow1 m ax0 l
kristen     k r ih1 s t ax0 n
kristian    k r ih1 s t iy0 ax0 n
krystal     k r ih1 s t ax0 l
krzysztof   k r ih1 sh t ao0 f
kwame       k w aa1 m ey0
laila       l ay1 l ax0
lakshmi     l ah1 k sh m iy0
latifah     l ax0 t iy1 f ax0
latisha     l ax0 t ih1 sh ax0
latoya      l ax0 t oy1 ax0
leandra     l iy0 ae1 n d r ax0
leanne      l iy0 ae1 n
leia        l ey1 ax0
leila       l iy1 l ax0
leonie      l iy0 ow1 n iy0
llinos      l iy1 n ao0 s
lochlan     l aa1 k l ax0 n
lorelai     l ao1 r ax0 l ay0
lowri       l aw1 r iy0
lucia       l uw1 s iy0 ax0
luciana     l uw1 s iy0 aa1 n ax0
maeve       m ey1 v
mahmoud     m aa0 m uw1 d
mairead     m ax0 r ey1 d
mairi       m aa1 r iy0
majid       m ax0 jh iy1 d
makayla     m ax0 k ey1 l ax0
malachi     m ae1 l ax0 k ay1
malachy     m ae1 l ax0 k iy0
malala      m ax0 l aa1 l ax0
manon       m ae1 n ao0 n
mariama     m ae1 r iy0 aa1 m ax0
mariella    m ae1 r iy0 eh1 l ax0
marisa      m ax0 r ih1 s ax0
marisol     m ae1 r ih0 s ao1 l
marissa     m ax0 r ih1 s ax0
maryam      m aa1 r y ax0 m
mathilde    m ae0 t iy1 l d
mei         m ey1
meilin      m ey1 l ih1 n
mhairi      v aa1 r iy0
miah        m iy1 ax0
micah       m ay1 k ax0
milena      m ih0 l ey1 n ax0
mohamud     m ow0 hh aa1 m ax0 d
monique     m ax0 n iy1 k
morag       m ao1 r ae0 g
muireann    m ih1 r ax0 n
mya         m ay1 ax0
myfanwy     m ax0 v ae1 n w iy0
nadia       n aa1 d iy0 ax0
naeem       n ay0 iy1 m
nasir       n ae1 s ih0 r
naveed      n ax0 v iy1 d
naveen      n ax0 v iy1 n
nayeli      n ay0 eh1 l iy0
nazia       n aa1 z iy0 ax0
neha        n ey1 hh aa0
nerys       n eh1 r ih0 s
nevaeh      n ax0 v ey1 ax0
ngozi       eh0 n g ow1 z iy0
nguyen      n w ih1 n
niall       n ay1 ax0 l
niamh       n iy1 v
nicola      n ih1 k ax0 l ax0
nikhil      n ih1 k ih0 l
niki        n ih1 k iy0
nilufar     n ih1 l uw0 f aa1 r
nimra       n ih1 m r ax0
nina        n iy1 n ax0
nisha       n ih1 sh ax0
noemi       n ow0 eh1 m iy0
nur         n uh1 r
nyla        n ay1 l ax0
oisin       ax0 sh iy1 n
oluwaseun   ow0 l uw1 w ax0 sh ey0 uw0 n
omari       ow0 m aa1 r iy0
orla        ao1 r l ax0
orlaith     ao1 r l ax0
owain       ow1 ay0 n
padraig     p ao1 d r ih0 g
parisa      p ax0 r iy1 s ax0
parminder   p ah0 r m ih1 n d er0
persephone  p er0 s eh1 f ax0 n iy0
piotr       p y ao1 t er0
prakash     p r ax0 k aa1 sh
priti       p r iy1 t iy0
priya       p r iy1 y ax0
priyanka    p r iy0 y ah1 ng k ax0
qasim       k aa1 s ih0 m
rabia       r aa1 b iy0 ax0
rachael     r ey1 ch ax0 l
raja        r aa1 jh ax0
rajesh      r aa0 jh eh1 sh
rayyan      r ay0 y aa1 n
reyansh     r ey0 aa1 n sh
rhian       r iy1 ax0 n
rhodri      r aa1 d r iy0
rhys        r iy1 s
riaz        r iy0 aa1 z
riya        r iy1 ax0
roisin      r ow0 sh iy1 n
romy        r ow1 m iy0
ruairi      r ao1 r iy0
ruaridh     r ao1 r iy0
rukhsana    r uh0 k s aa1 n ax0
sachin      s ah1 ch ih0 n
sade        sh aa0 d ey1
safa        s ae1 f ax0
safiya      s ax0 f iy1 ax0
sahil       s aa1 hh ih0 l
saira       s ay1 r ax0
sakina      s ax0 k iy1 n ax0
sakura      s ax0 k uh1 r ax0
sameer      s ax0 m ih1 r
samina      s ax0 m iy1 n ax0
samira      s ax0 m ih1 r ax0
sana        s aa1 n ax0
saoirse     s er1 sh ax0
sarai       s ax0 r ay1
sascha      s ae1 sh ax0
selena      s ax0 l iy1 n ax0
serena      s ax0 r iy1 n ax0
seun        sh ey1 uw0 n
shabana     sh ax0 b aa1 n ax0
shahid      sh ax0 hh iy1 d
shamima     sh ax0 m iy1 m ax0
shania      sh ax0 n ay1 ax0
shanice     sh ax0 n iy1 s
shereen     sh ax0 r iy1 n
shiv        sh iy1 v
shona       sh ow1 n ax0
shreya      sh r ey1 y ax0
shyam       sh y aa1 m
sian        sh aa1 n
sinead      sh ih0 n ey1 d
siobhan     sh ih0 v ao1 n
siya        s iy1 ax0
sohail      s ow0 hh ey1 l
soham       s ow1 hh ax0 m
sonia       s ao1 n y ax0
soraya      s ax0 r ay1 ax0
sorcha      s ao1 r ax0 k ax0
subhash     s uh0 b aa1 sh
sukhi       s uh1 k iy0
surya       s uh1 r y ax0
svetlana    s v eh0 t l aa1 n ax0
tahir       t aa1 hh ih0 r
taiwo       t ay1 w ow0
takumi      t aa1 k uw0 m iy0
tallulah    t ax0 l uw1 l ax0
talulah     t ax0 l uw1 l ax0
tamika      t ax0 m iy1 k ax0
tamsin      t ae1 m z ih0 n
tara        t aa1 r ax0
tarun       t ah1 r uh0 n
tatiana     t ae1 t iy0 aa1 n ax0
tegan       t iy1 g ax0 n
temitope    t eh1 m ih0 t ow1 p ey0
thabo       t aa1 b ow0
thandi      t ae1 n d iy0
tiarnan     t iy1 r n ax0 n
tomasz      t ao1 m ae0 sh
umar        uw1 m aa0 r
usha        uw1 sh ax0
usman       uh0 s m aa1 n
valentina   v ae1 l ax0 n t iy1 n ax0
vijay       v ih1 jh ey0
vishal      v ih0 sh aa1 l
vivek       v ih0 v ey1 k
wojciech    v oy1 ch eh0 k
xanthe      z ae1 n th iy0
ximena      hh ih0 m ey1 n ax0
xin         sh ih1 n
xochitl     sh ow1 ch ih0 l
yash        y ah1 sh
yasin       y ae0 s iy1 n
yetunde     y eh0 t uh1 n d ey0
yusra       y uw1 s r ax0
yusuf       y uw1 s uh0 f
zahra       z aa1 r ax0
zaina       z ay1 n ax0
zainab      z ay1 n ax0 b
zara        z aa1 r ax0
zayd        z ey1 d
zbigniew    z b ih1 g n y eh0 f
zeeshan     z iy1 sh aa0 n
zofia       z ao1 f iy0 ax0
zohra       z ao1 r ax0
zosia       z ao1 sh ax0
`
