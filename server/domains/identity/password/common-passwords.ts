/**
 * The most frequent passwords of at least eight characters in leaked lists, in lower case: the 30,000 of zxcvbn (MIT), filtered
 * by length, and common ones in China.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
password 12345678 123456789 baseball football qwertyuiop 1234567890 superman 1qaz2wsx trustno1 sunshine iloveyou
computer starwars princess 11111111 corvette 1234qwer internet samantha q1w2e3r4t5 maverick whatever mercedes steelers
qwer1234 hardcore q1w2e3r4 midnight bigdaddy marlboro password1 1q2w3e4r cocacola jordan23 asdfasdf 12344321 liverpoo
qwerty123 passw0rd abcd1234 slipknot scorpion startrek asdfghjkl redskins qazwsxedc liverpool butthead dolphins
qwertyui shithead metallic mountain elephant rush2112 1q2w3e4r5t creative garfield bullshit asdfghjk 1qazxsw2 airborne
brooklyn godzilla 4815162342 darkness blink182 platinum 01012011 11223344 lifehack 12qwaszx snowball nintendo pakistan
redwings explorer guinness lasvegas 789456123 christin asdf1234 babygirl michigan carolina alexande dickhead minecraft
metallica snickers paradise 147258369 lacrosse bollocks poohbear qweasdzxc einstein drowssap spitfire maryjane
champion svetlana westside security zaq12wsx 123456789a 1232323q scarface qwerty12 stargate 12345qwert semperfi
scotland cherokee simpsons michael1 vladimir passport infinity bulldogs 1234554321 budlight usuckballz1 softball
fktrcfylh kawasaki wildcats logitech swordfis alexandr motorola patriots colorado juventus freeuser warcraft wolverin
elizabet valentin password123 spiderma hello123 ncc1701d pearljam 123qweasd predator charlie1 panthers peekaboo
rolltide cardinal chevelle fyfcnfcbz loverboy 123654789 changeme electric darkside wolfpack hercules letmein1
741852963 spiderman blizzard 123456789q cheyenne cjkysirj 147852369 pussycat a1b2c3d4 airplane freepass billybob
chocolat stingray firebird zeppelin tarheels greenday 01011980 engineer hellfire serenity fireball darkstar 1029384756
mustang1 pavilion 01012000 bobafett dbrnjhbz welcome1 swimming defender precious icecream swordfish presario rockstar
airforce thailand bluebird goldfish wrangler cadillac longhorn qazwsx123 microsoft christia 123qweasdzxc assassin
atlantis lonewolf software srinivas valentina veronika babydoll butterfly wordpass devildog soso123aljg mistress
freedom1 montreal wolfgang basketba hotstuff 31415926 stephani jessica1 shamrock fuckyou2 deftones renegade blahblah
enterpri 1234abcd babylon5 sweetpea trfnthbyf yankees1 bigboobs aardvark butterfl marathon cavalier manchester
buckeyes 01011990 diamonds 1qaz2wsx3edc highland drpepper pornstar 12345678910 sherlock thuglife morpheus wetpussy
consumer adgjmptw barcelona overlord sundance ultimate ncc1701e matthew1 geronimo 123qwe123 aleksandr portugal
superfly q1w2e3r4t5y6 wrinkle1 seminole alejandr 11235813 concrete access14 letmein2 christop trombone rhbcnbyf
qazxswedc cdtnkfyf stallion kingkong mongoose bluemoon a1234567 fuckyou1 immortal 123454321 anthony1 dietcoke hollywoo
14789632 bonehead ghbdtnbr charlott hongkong william1 ilovesex 1123581321 sebastia werewolf lollipop eternity super123
cooldude tottenha stocking makaveli satan666 verbatim blackcat raistlin qwerty12345 punkrock 01012010 waterloo
musicman seinfeld megadeth gn56gn56 skywalke squirrel wolverine stardust qazwsxed twilight vanhalen intrepid 1234567a
punisher showtime ekaterina 111222333 skittles hannibal thunder1 1q2w3e4r5t6y chelsea1 panasonic sandiego portland
blackdog californ playtime 1a2b3c4d gangster warriors chargers dingdong mushroom crusader dkflbvbh stranger guardian
slapshot septembe 147896325 rammstein 123321123 munchkin kittycat 1passwor barcelon coltrane goodluck starcraft
katerina shaney14 fuck_inside discover spanking lonestar meridian heather1 stonecol 192837465 lowrider 25802580
richard1 zaq1xsw2 tacobell halflife 123698745 keyboard kangaroo socrates formula1 qwerasdf mailcreated5240 asshole1
fuckface vacation penguins 12369874 ragnarok colombia dodgeram mustangs sithlord scoobydo oblivion titleist zxcv1234
bigballs blueeyes mersedes 12312312 patrick1 cowboys1 nuttertools 1122334455 gateway1 peterpan kingston pa55word
freckles aspirine mariners deadhead rootbeer scooter1 11112222 plymouth creampie justdoit 1234567q lightnin caliente
goodtime thankyou raiders1 brucelee redalert aquarius catherin porkchop sapphire qwert123 a1s2d3f4 qazwsxedcrfv
blackjac chevrole 01012001 amsterdam spectrum diamond1 123456qwerty labrador syracuse front242 candyman commando
clitoris pineappl lesbians 8j4ye3uz monopoly romashka 123456aa gangbang spartans snuggles infiniti 1234567890q
cosworth phoenix1 qawsedrf doberman brandon1 webmaster porsche9 beefcake godsmack viktoria starbuck valhalla starfish
achilles ncc1701a arsenal1 sailboat jackson1 terminator phillies pa55w0rd swingers frontier butthole doughboy nebraska
qwertyuio agent007 pinkfloy qwerty123456 dannyboy luckydog whocares vfrcbvrf ihateyou vkontakte mandingo dilligaf
bunghole golfball technics 01011991 15426378 aberdeen enterprise stripper hurrican rfnthbyf dthjybrf excalibu melissa1
lancelot keystone passwort flamingo pokemon1 designer kamikaze warhammer deeznuts apollo13 macdaddy rangers1 manchest
meatball eatpussy truelove sentinel 123456789z jamesbon sexygirl billyboy microsof microlab gordon24 pantyhos 01011985
73501505 passwor1 azsxdcfv charlton 01011970 bigmoney fordf150 superstar saratoga wildfire vladislav greenbay
poiuytrewq chicken1 321654987 01011981 maradona chester1 rjirfrgbde rightnow jasmine1 hyperion treasure meatloaf
01011986 pass1234 anaconda woofwoof poontang lionking happy123 albatros kenworth dinosaur happyday holyshit turkey50
ericsson chickens zxcasdqwe fktrcfylhf polniypizdec0211 crazybab anhyeuem hardrock skywalker samsung1 applepie
abc12345 gandalf1 rockhard hellyeah skorpion hedgehog australi america1 1qa2ws3ed 13243546 yosemite karolina starship
greatone 0.0.0.000 football1 freeporn roadkill killbill 78945612 cinnamon backdoor packers1 rastaman sojdlg123aljg
robotech 18436572 mechanic pingpong operator rasputin 963852741 amsterda majestic wrestlin gotohell kingfish passwords
zxcvbnm1 lineage2 charles1 nwo4life a123456789 fuckthis kcj9wx5n umbrella r2d2c3po snoopdog splinter underdog megapass
p0015123 shannon1 bullseye blackhaw jamesbond tunafish dkflbckfd 123789456 translator gfhjkm123 supersta magicman
caligula 12131415 dfktynbyf deepthroat tazmania tommyboy marino13 vfhufhbnf brighton mamapapa budweise getmoney
qazwsx12 chainsaw eastside qwerty1234 01011989 undertaker snowboar moneyman chrisbln viewsonic penthous flounder
whitesox thanatos panasoni sneakers chicago1 ghjcnjnfr titanium madison1 intruder gargoyle poseidon newcastl johannes
buckshot sunnyday 01011988 goldstar ferrari1 boomboom test1234 florida1 superman1 multiplelo motherlode westwood
apple123 sunflowe assholes babyblue 123qwerty starfire paintbal knickers lokomotiv winston1 rjycnfynby thirteen
hotpussy philippe panther1 avalanch newyork1 01011984 idontknow vfvfgfgf 01011987 zerocool godfather 1x2zkg8w zxasqw12
francesc paintball syncmaster aleksandra 02071986 southpark cambiami monalisa chuckles gladiator spongebob 03082006
mazafaka meathead barefoot 12345678q cfitymrf blessing clevelan terrapin clarinet deeznutz traveler pianoman hawkeyes
casanova 10203040 meowmeow andromeda crystal1 triangle monster1 01011910 smeghead cerberus rockford 1q2w3e4r5 goldwing
gabriell crjhgbjy james007 tiberius nokia6300 hayabusa 12345679 salamander 12qw34er thegreat gesperrt whiskers
overkill rhfcjnrf montgom240 sersolution rebecca1 spaceman bulldog1 runescape 12345qwe lightning 01011992 megatron
illusion roadking 19411945 hoosiers 01091989 leavemealone 14725836 realmadrid balloons tinkerbell heineken moonlight
02071982 12345678a mortgage fishing1 doghouse blackbir hardcock 135792468 seahawks godfathe bookworm talisman
blackjack babyface hawaiian 01011975 mortimer 123456654321 roadrunn 01011993 handyman alphabet password2 digital1
beautifu dutchess tiffany1 idontkno teddybea valkyrie inuyasha wareagle dragonball dolphin1 gameover kittykat wishbone
sinister fuckoff1 02021987 02011985 dragon12 gamecube 02081988 bitchass preacher 02041986 z1x2c3v4 playstation
01011977 claymore checkers armagedon 02051986 newpass6 aa123456 02091987 silverad electron devil666 rhtdtlrj 12011987
02101985 thunderb ghostrider blackout 02031986 02021988 123456qw bcfields southpar 02061985 mandarin cannabis
kleopatra baseball1 tottenham dirtbike 1234567890a jackson5 02011987 slippery qweasd123 bluefish 02091986 1357924680
mollydog 02021986 ghblehjr starcraf cameltoe vasilisa 01011983 elizaveta flexible farscape borussia yfcntymrf 02081984
scorpio1 fyutkbyf thedoors 02081987 02061986 123qq123 7ugd5hip2j asdfzxcv sunflower pussyman deadpool 01011982
gatorade carpedie 02021984 cameron1 02031984 corleone 02021985 webmaste chrysler 01020304 gabriel1 987456321 binladen
a12345678 buttercu 02081989 21031988 millwall dragonba stonecold 01011999 02011986 istanbul babylove bullfrog porsche1
02061989 bobdylan capslock teddybear 02041984 chevrolet gfhjkmgfhjkm coolness barbados knockers amateurs jayhawks
9293709b13 eldorado soulmate andromed 50spanks 02021983 kakashka yeahbaby netscape rainbow6 carlitos eastwood
microphone monkey12 coldbeer fgtkmcby just4fun 1234567891 02021989 02041983 specialk piramida salasana mephisto
violetta spencer1 02051983 smashing fastball q2w3e4r5 buddyboy shitface 02031987 kissmyass radiohea 1234asdf wildcard
maxwell1 02011988 02081986 testpass pringles pinkfloyd insomnia 1a2s3d4f playboy1 02041982 darklord 02041988 02041987
magician telephon vsjasnel12 iverson3 gamecock budapest yjdsqgfhjkm reckless 02011980 tiger123 01011979 maksimka
kazantip 02101984 concorde qazwsxedc123 pharmacy abnormal jellybea islander jiggaman classics hooligan strawberry
02081985 scrabble hawaii50 wg8e3wjf 123456qwe mazda626 rhjrjlbk 02071984 killer12 sweetnes masamune mariposa doomsday
excalibur buttfuck marcello 02021982 dynamite master12 lollypop michael2 moonbeam 12365478 inspiron 02061988 02031985
snowboard forsaken katarina fullmoon sausages stanislav robotics green123 mobydick senators pumpkins windsurf reddevil
vfitymrf nevermind woodland anastasiya 02081982 presiden yankees2 02051982 vanguard rjhjktdf firewall 02011984
temppass drummer1 02031982 fandango pumpkin1 02061980 pussy123 highheel christma qwerty11 02061987 icehouse zxcvbnm123
pineapple harrypotter earnhard 01081989 02091983 mypassword zaqxswcde misfit99 02101987 1z2x3c4v broncos1 platypus
05051987 02041985 password12 radiohead 12051988 spongebo qwert12345 abrakadabra dodgers1 02101989 vikings1 viktoriya
02071980 reddwarf longjohn 02071987 slamdunk alessandro warrior1 honolulu 134679852 johndeer windmill bergkamp
02091981 irishman zildjian 02041981 02061983 mudvayne freebird 02091980 02091984 snowflak 01011900 nygiants playstat
webhompas jefferso comanche monkeybo 02051987 angel123 death666 hounddog josephin 02071988 02041979 thisisit 05051985
pallmall fishbone genesis1 clippers 02051988 02081977 22041987 bigblock whiteout 02061984 fuckinside 02031981
123456789s iloveyou2 bluebell 08031986 undertak chipmunk mazdarx7 qwe123qwe kjrjvjnbd choochoo lovelife 02051984
02051989 15051981 anastasi 26061987 roadster cbr900rr good123654 zachary1 02021979 testing1 highbury koroleva washingt
02061982 02091985 redbaron 11051987 james123 krasotka 10011986 pipeline 7894561230 nascar24 01031988 tkbpfdtnf
smirnoff 21031987 starligh summer99 13041988 fishhead 06061986 scoobydoo 02021981 yogibear konstantin terminat
ghbywtccf slowhand soccer12 cricket1 fuckhead nostromo survivor cnfybckfd lemonade rainbow1 cocksuck peaches1 johnson1
02041989 solitude catwoman bearcats username 01011978 wanderer 02101986 stephen1 paradigm 02011989 fantasia borabora
74108520 12021988 01061990 gtnhjdbx 02071981 01011960 sundevil mustang6 armstron 13041987 revolver 02021976 trouble1
jackass1 volkswag 30051985 pool6123 marines1 03041991 02031979 24061986 14061991 wildbill 45m2do5bs 21011989 cleopatr
11081989 coventry nirvana1 sidekick 20061988 02081983 gbhfvblf 22021989 zanzibar highlander 23041987 02011981 tinkerbe
01121986 bluesman asdfgh01 threesom 18011987 nautilus everlast 01071986 ghbdtn123 02071983 02021973 12qw12qw nokia6233
longdong ghjcnjgfhjkm penguin1 02091989 02071989 asdqwe123 07071987 tokiohotel sonyericsson pantera1 palmtree 14111986
andyod22 10031988 01041985 handball marseille 19101987 matthias viewsoni 13031987 evangelion 24011985 123456123
sandrine 02081980 28041987 sprinter private1 02101988 25081988 fearless 01091987 antelope 02021990 barselona buddy123
19061987 fyfnjkbq 12121990 10071987 zxcasdqwe123 fairlane honeybee soccer10 13061986 fantomas 17051988 10051987
20111986 gladiato 01011995 25800852 buffalo1 cheshire 28021992 10101986 tomahawk 03041986 bismillah bigpoppa 01121988
08121986 14021985 margarit success1 pasadena johngalt 02031980 coldplay 04041991 capricorn sweetness 10011990 09051945
elcamino trinitro voyager1 02101983 carpente spartan1 12121985 22011988 callisto 02101981 vendetta david123 11061985
02031989 iloveyou1 yamahar1 wildwood foxylady 02041980 27061988 leedsutd 30041986 11051990 dominion 01061986 enforcer
derparol 01041988 29071983 f00tball 25031987 21031990 remingto 01011994 29051989 20031987 02051980 04041988 vjqgfhjkm
28011987 rfvfcenhf 16051989 25121987 16051987 08051990 20091991 carnival 05051989 papillon knuckles 29011985 28021990
cutiepie ghjuhfvvf 22021986 freefall 02011983 17061988 baritone mischief hetfield dontknow sasha_007 18061990 12031985
12031987 calimero 15011987 alexandre 02031977 08081988 whiteboy 21051991 02071978 money123 18091985 02031988 cygnusx1
31011987 firefigh blowfish screamer 20051988 11121986 01031989 harddick sexylady 30031988 02041974 20091988 123456ru
wp2003wp 15051990 kordell1 03031986 swinging 01011974 02071979 trucking marijuana 02051978 08031985 noname123 13121985
francisc 02011982 22071986 02101979 obsidian 02051985 dfktynby 02051976 15101986 21101986 lakeside 14021986 suckmydick
strawber nokian73 25091987 16121987 02041975 17011987 slimshady whistler 10101990 22031984 15021985 01031985 blueball
26031988 chris123 13021990 cassandr 02051973 25041988 paramedi eclipse1 07091990 darkangel 23021986 02051981 smackdow
01021990 argentin moonligh capricor 24111989 21051988 22041988 bigbooty johncena p@ssw0rd cherries lalakers dogpound
universa eggplant fussball 19283746 captain1 vincent1 taekwondo perfect1 capetown budweiser sylveste 02051972 cartman1
forever1 marseill magellan hallo123 liverpool1 southpaw 02041978 notebook pufunga7782 goodgirl 02031978 challeng
millenium sabrina1 camaross hotgirls 02051977 bubba123 goldfing moonshin sonyfuck mandrake 1234zxcv bubbles1 marcius2
navigator hellokitty fkbyjxrf earthlink opendoor stanley1 07071977 02081976 lakewood bluejays commande gateway2
01011976 ironmaiden destiny1 espresso toriamos ghhh47hj7649 therock1 p4ssw0rd shadow12 23skidoo roadrunner 12345qwer
02071975 bordeaux 135798642 supernov beatles1 optimist vanessa1 ilovegod nightwish natasha1 patches1 gsxr1000 hattrick
enternow lenochka suckdick intercourse blue1234 02061977 02031975 waterboy mamacita htubcnhfwbz azertyui limewire
houston1 stratfor 12345qwerty stigmata klondike marijuan hardball nineinch power123 vauxhall awesome1 funstuff
krokodil rfntymrf cabernet sheepdog 02041977 natalie1 montana1 sammy123 baltimor mash4077 cashmone vancouve dragon69
ilikepie 02071976 123456789m hairball toonarmy pimpdadd q1234567 theforce scheisse maserati 02061976 sigmachi bigdicks
02101976 riccardo rfhnjirf dolemite pathfind password9 vqsablpzla modelsne myxworld hellsing rocknrol 02041976
killer123 futurama p0o9i8u7 smoothie archange vagabond billabon 22061941 02031973 darkange skateboard evolutio
morrowind plastics zaqwsxcde dominiqu nevermore 02021971 forgetit elisabet aolsucks woodstoc 02011975 scrapper
minimoni q123456789 02091976 ncc74656 slimshad friendster austin31 dilbert1 blackbird jellybean 01011971 carebear
fireblad 02051975 02101977 pornking flamengo 02091975 snowbird lonesome baracuda 12345abc singapor herewego 123456789d
kamasutra vipergts navyseal masterbate peterbil cucumber 123qwert summer69 02091977 starwars1 sasha123 homemade
bradley1 warhamme pinnacle flipflop lfitymrf acidburn fellatio jeepster sexybitch vfntvfnbrf trinity1 cartoons
rainyday alleycat 12345qaz mustang2 apollo11 escalade rainbows daisydog cocksucker fyutkjxtr whiplash adrenalin
ambrosia 5wr2i7h8 penetration stickman puppydog charisma nightmar 01011973 laetitia 02091973 0192837465 luckyone
14881488 goldeney 69camaro dragonfl 02081974 02071971 melanie1 phialpha 10293847 bismarck 7777777a 12348765 bynthytn
alexander1 mallorca dragster favorite6 beethove normandy 1michael 02091971 nounours trumpet1 thumper1 playball
rocknroll guillaum buttercup cambridg treefrog sexybabe pavement smackdown cannibal asdffdsa nthvbyfnjh 369258147
benessere skipper1 azertyuiop 123456789qwe computer1 sephiroth hallowee sparkles 1qazxsw23edc amethyst volleyba
bettyboo ticklish 02061974 02061972 mynameis jupiter1 junkmail sunshine1 longhair 02101973 gannibal skinhead segblue2
montecar jesus123 charlie2 candyass special1 02041973 letsdoit password01 allison1 abcdefg1 notredam 789654123
liberty1 alcatraz frankie1 1qazzaq1 virginie dfcbkbcf blacklab montrose supernova frederik ilovepussy justice1
playboy2 motocros lockdown istheman pinetree 1234rewq rustydog tampabay babycake vampire1 streaming fidelity capitals
dreamcas riffraff playmate zxcvb123 fuckme69 pizzaman 1234567899 delpiero 1million wonderboy 02081973 sergbest
02051970 02031974 44332211 cashmoney left4dead 01011972 66613666 england1 123456as 123456qqq 02041972 1234509876
sunlight 02061971 password99 popcorn1 lol12345 bigtruck revoluti feelgood gogators papamama trooper1 tigercat usmarine
lebowski madagaskar loverman dragonballz italiano naughty1 asdfg123 fisherman weare138 alpha123 piercing abracadabra
macintos 02011971 crescent eatmenow 18121812 kicksass rfhfvtkmrf paladin1 lunchbox riversid acapulco rhfcfdbwf
mercury1 ronaldinho masterbating tennesse matchbox parlament goodyear 02081970 hardwood erection highlife implants
bendover supersonic babybear laserjet natedogg sopranos cashflow ghjcnbnenrf ireland1 alterego claudia1 cantona7
ljxtymrf princesa blueberr bobmarley demon666 trinitron flyers88 nokia5800 qwerasdfzxcv mallrats goldeneye tamerlan
backbone huskers1 1qw23er4 nineball stewart1 ballsack flipper1 dortmund homepage coolhand greedisgood wonderfu
barefeet 1111qqqq kcchiefs qweasdzxc123 jennifer1 asdasd123 cheerleaers mustang5 hillbill macaroni gigabyte buster12
cyclones jurassic thebeast metallica1 nemrac58 love1234 02031970 flvbybcnhfnjh feathers soccer11 marauder redheads
godbless aaaa1111 greywolf pimpdaddy 123456789r reloaded rfhfylfi 22446688 culinary 1234567aa phantom1 baberuth
asdfqwer abc123456 outsider blackhawk bigblack valeriya gianluca 1q2q3q4q lavalamp pertinant nokia123 redlight
kristin1 poophead monterey waterfal minnesot bukowski riverrat daredevi arizona1 kamikadze alex1234 55bgates bellagio
stiletto biohazard as123456 darthvad lilwayne nopassword 123456789987654321 14785236 nightowl beckham7 trueblue
nevermin deathnote copenhag gallaries dtkjcbgtl fishtank rosewood blackberry 1020304050 deerhunt surveyor pitchers
741258963 dipstick 112233445566 jupiter2 softtail greenman z1x2c3v4b5 smartass 12345677 chewbacc nosferatu downhill
dallas22 powerman qweasdzx princess1 mastermind care1839 atreides monkeyboy nicetits sealteam chopper1 winter99
myspace1 topolino 01011950 happyman stonewal manunited qwerty13 buddydog start123 civilwar deadspin lucky123 tortoise
waterski dtxyjcnm interacial nightwin passmast eldiablo 1357908642 screwyou badabing foreplay seductive happines
gizmodo1 pizzahut kikimora a1a2a3a4 2wsx3edc sprocket wdtnjxtr bisexual makeitso 789632145 nothing1 fishcake libertad
fivestar mississi 123456789v kenneth1 bluestar ntktdbpjh paperino dragonfly suckcock lapochka mike1234 q1q2q3q4q5
maxpower raymond1 crazyman finalfantasy kissmyas magic123 alessand ghbdtnrfrltkf augustin 99762000 nathanie 1z2x3c4v5b
gangbanged lovehate hondacbr mamochka fisherma bismilla spiderman1 123456987 20spanks kristen1 bigdick1 friday13
qaz123wsx 0987654321q yaroslav websol76 hugoboss websolutions sephirot 918273645 timoxa94 mazda323 sokolova skydiver
jesus777 1234567890z guillerm india123 stoppedby nokia5530 123456789o whoknows godspeed foreskin slapnuts rosebud1
sandman1 honeybun topsecret letsfuck pippen33 qw123456 lighthou nancy123 jeffrey1 losangeles leonidas a1b2c3d4e5
general1 bigbucks tickling 987654321a christophe petrovich dirtydog allstate wachtwoord creepers georgia1 fujifilm
daredevil lionheart catfight vodafone 01011961 valleywa chickenwing101 qq123456 livewire livelife roosters ilya1234
architec blackops 1qaz2wsx3edc4rfv smirnova dragon01 a1s2d3f4g5 maurizio zxcvasdf graywolf 3rjs1la7qe macgyver
hugetits flathead goofball anthony7 jessica2 123581321 sarajevo rfgbnjirf joystick batman12 victory1 saxophon lionhear
hillside starlight 24681012 access99 molly123 blackice quant4307s squerting flashman tangerin housewifes monkey69
escorpio password11 warcraft3 qazxsw123 ghbdtndctv lincoln1 firestorm ludacris milamber evangeli letmesee hooters1
0o9i8u7y sooners1 glendale scorpions groupd2013 freewill silverado vflfufcrfh cornhole aerosmit bionicle gfgfvfvf
daniel12 favorite2 detroit1 shredder wednesda sparhawk firehawk 911turbo funtimes 159753456 timothy1 bajingan frenchie
1mustang babemagnet 74123698 truffles douglas1 lamborghini motocross skeeter1 angel666 carpediem scirocco fuzzball
rushmore lacrimosa chevys10 madonna1 domenico atlanta1 service1 devilman euphoria checkmat browndog horsemen jediknig
allnight starlite close-up wrinkles snapshot dima1995 thetruth priyanka dutchman passcode justinbieber 12349876
12345687 pennywis zaq12345 assmunch wellingt madala11 bettyboop gregory1 hawthorn bernhard dominika hunter12 vfhbyjxrf
lockerroom 1password futyn007 daydream 11001001 dragon123 friends1 rocky123 asslover mannheim manager1 horseman
komputer pictuers nokia5130 ejaculation nastenka toulouse smoke420 fullback dreamcast casablanca salvator pussylover
963258741 vivitron cobra427 armageddon myfriend qwedsazxc illmatic capoeira freedom2 shinigami fhvfutljy nocturne
churchil thumbnils tailgate neworder sexymama michelle1 earthlin basketbal aligator mojojojo welcome2 papabear
sfgiants billabong monolith ticktock japanees contortionist admin123 alabama1 fantasy1 woodstock fireman1 embalmer
woodwork newstart panorama daedalus fruitbat violator 12345123 knickerless undertow kfcnjxrf masturbation transexual
stinger1 landrove anakonda rfhlbyfk fordtruc archangel greentea morticia evanescence 3edc4rfv longshot windows1
starbucks prelude1 homebrew letmeinn fordf350 michele1 27731828 wingzero qawsedrftg alfarome fantasti 1a2s3d4f5g
natascha kennwort q1q2q3q4 qazwsxedc1 diamante pornographic comicbookdb motdepasse braveheart kickflip arcangel
superbow porsche911 dagobert barbara1 vfpfafrf babemagn sublime1 buckwhea pussy4me redstorm paramore imtheman milkyway
bigpenis newproject2004 rammstei j3qq4h7h2v lambchop anthony2 gfhjkm12 dreamer1 cybersex cowboyup maximus1 manhatta
1213141516 yfnfitymrf 123456789p trousers fishface motherfu ibilltes maximilian mypasswo marajade morozova enter123
12345asd princeto hellohel ursitesux 1234kekc duracell sevenof9 corvet07 rdfhnbhf tiberian needforspeed dropkick
kevin123 a123456a vfhnsirf sk8ordie fireblade marishka gorillaz revival47 ironman1 ramstein doorknob devilmaycry
nemesis1 pennstat shevchenko detectiv evildead blessed1 bullwink asmodeus rapunzel deepthro maxpayne montecarlo
hernande 123456789l bravehea 12locked pegasus1 saltydog everques ytngfhjkz businessbabe 123456ab qwerty78 fuckmehard
shotokan seahorse everton1 bulldawg monkeyman losangel mastermi zxcvb12345 geibcnbr ladybird rktjgfnhf ghjdthrf
impalass optiplex santacru ignatius master123 newpass1 heather2 snoopdogg blondinka honeydew fuckthat 890098890
goldrush avalanche snowman1 1a2b3c4d5e nokia5230 12340987 dragrace 22334455 12345612 123456qq capital1 sammydog
hulkster 13245768 omegared l58jkdjp! 123mudar samadams charlie123 123456789123 sunderla 123qweas kazanova monkey123
fktyeirf bluenose asd12345 waffenss 1a2a3a4a trailers beachbum bubblegum mackenzi hershey1 bugsbunn newport1 hornyman
thething solnishko buckeye1 ethernet uncencored rb26dett choppers anna2614 callofduty rt6ytere timelord allblack
tequiero snowflake dickweed firestar fred1234 ghjnjnbg milhouse masterbaiting 123698741 invictus yourmama pontiac1
verygood adventur austin316 hogwarts navigato desperado eightbal 74227422 aerosmith wingchun sanity72 partizan
utahjazz submarin pussyeat heinlein control1 costaric triplets teacher1 evergree qwerty99 pyramid1 lebron23 blackbelt
housewife cynthia1 temptress russell1 frank123 songbird 43046721 girfriend jakester falstaff patrizia qwaszx12
goodlife shitfuck 12345678900 russian7 gobigred deborah1 volkswagen alkaline muffdive 1letmein cannonda cvbhyjdf
germany1 raindrop elvis123 citibank fakepass birthday4 nonmembe parsifal rickster coolgirl motorcyc tenerife fordf250
iloveporn hotbabes fynjybyf wapapapa tecumseh 0000000000o blackcock antigone novikova peregrin spartan117 tooltime
bonethug tonyhawk laracroft mahalkita 18273645 terriers littlema glennwei 12345654321 fuckshit hornyguy southside
antonio1 bobmarle ilikesex astonvil account1 maurolarastefy barracud pathfinder asdfg12345 rerfhtre gotyoass grandpri
colossus homer123 watermelon shadow01 lasttime pyramids galeries bigpussy astalavista unicorn1 killzone qaz12345
zxcvvcxz duckhunt sexsexse fuckyeah bigbutts element1 marketin elbereth blaster1 yamahar6 lindsay1 seattle1 lagwagon
misiaczek smokedog lakers24 ironhors volkodav penetrating summertime takamine hardwork macintosh passthie flowers1
music123 phaedrus gulliver domainlock2005 express1 youandme dhjnvytyjub testibil 987654321q pokemon123 thesaint
11122233 x72jhhu3z theclash guesswho gymnastic cxfcnkbdfz lemmings r4e3w2q1 schnuffi basebal1 goodfell hermione
peaceout davidoff yesterda headless catdaddy yorktown tryagain 12s3t4p55 momsanaladventure mustang9 dangerou packard1
excellen jbond007 alligator wellhung monkeyma vaseline 123456asd cbr600rr doggydog jason123 flipmode sonyvaio sixtynin
luscious envision 147896321 369852147 loglatin payton34 123456789k chipper1 uhbujhbq rsalinas vfylfhby longhorns
everquest !qaz2wsx blackass snakeman p455w0rd mysecret phoenix2 october1 panties1 blackcoc blackboy meandyou lancaste
polaroid edinburg fuckedup golfclub bookcase worldcup dkflbvbhjdbx 17171717aa letsplay zolushka 67camaro barracuda
romanova algernon amoremio william2 hd764nw5d7e1vb1 deutschland robinhood machoman pandora1 tomservo nadezhda saab9000
f15eagle 12qwerty greatsex baywatch doggystyle january1 78963214 zz8807zpl 69213124 sidewind soccer13 onepiece
bruno123 mustang8 blackbel hatteras asdfjkl; camelot1 rebbyt34 vegas123 aleksander ijrjkflrf lotus123 freiheit
drjynfrnt waterpolo cezer121 blondie1 happydog satellit qazwsxedcrfvtgb facefuck deathrow patterso hawkeye1 5tgb6yhn
crocodil splatter buratino dragon11 123qwe456 trucker1 ganjaman 1hxboqg2 cheyanne sebastie maddison 4rfv3edc
darthvader lifeisgood gooseman insertions 123masha boogaloo stamford pimpster grapeape winchest francis1 1basebal
emmitt22 bignasty 123hfjdk147 caseydog peternorth amarillo monkey11 a1a2a3a4a5 sweetass babushka vfnbkmlf gotigers
lindsey1 dragon13 qazxsw12 dropdead hitman47 eleven11 bloopers avangard ginscoot masterkey rootedit hannover
8phrowz622 angelito badkarma glenwood footlove summer12 fastcars pantyhose arabella c3por2d2 dillweed geraldin
loveyou2 5hsu75kpot alexandru teamwork deepblue goodison r2d2c3p0 topsecre mandolin brother1 failsafe open1234
priscill trojans1 calamity ufhvjybz hawkwind luv2epus aquafina pepsi123 passwerd 01478520 headshot password3 gbgbcmrf
pornpass insertion nyyankee nbuhtyjr fabienne chrissy1 loveme89 boris123 novifarm qwerty777 giveitup 123456abc
assassins swallows moonshine hotchick princessa holiday1 miranda1 jamaica1 badnaamhere 085tzzqi universi nevermor
qwerty77 0102030405 seraphim black123 ducati99 dkflbvbhjdyf 44magnum samantha1 ultraman redneck1 usmc0311 monique1
alphaman greyhoun carefree 063dyjuy assclown federica hilfiger 100200300 lexingky akatsuki johndeere mattingl redwing1
moonstar tanechka 34523452 carthage bondarenko mostwanted steve123 passions prospero barakuda broodwar christy1
flintsto cumeater collecti 1qaz!qaz chemistr andrew12 ytrhjvfyn mobbdeep transfor westham1 daffodil pussylicker
warehous polarbea anatoliy cableguy aqualung jimmy123 luckyman kingsize golfing1 marigold saopaulo 3216732167 year2005
joseluis lalaland indiana1 buffalos loveyou1 anteater redshift summerti ricochet schastie suikoden whoopass vladvlad
gunsling blackie1 gfhjkzytn foxhound ghjvtntq bluedevi summer01 licorice thorsten strange1 vergeten 12345432
8phrowz624 stampede sailfish 74185296 allstars master01 bayliner michael3 pentium4 mapet123456 phillip1 arsenalfc
32165498 opensesame charles2 backspac mustang0 cristiano getsdown wasdwasd redhead1 longlegs 13572468 ducksoup
omsairam asterios searcher tashkent 1asshole milenium illumina buster01 bareback goldfinger 33rjhjds thinkpad bonghits
magnavox rooster1 touchdow limpbizkit rhfcfdxbr baphomet afrodita lovefeet matthew2 theworld thunderbird forklift
creatine pussylov bastard1 skyline1 nolimits billiard buttplug westlife coolbean october2 ilya1992 pioneer1 123321456
essendon celticfc chillout thelast1 metalgear ronaldo7 vicecity postov1000 charlie3 oldschool legoland antoshka
counterstrike mustang3 qwertzui tigger12 rerehepf nokia3250 solidsnake rockroll titanic1 prashant katharin michael9
mymother pennstate 48151623 fightclub showboat mammamia dustydog dominator pleaseme whatever1 junkyard galadriel
charlies 2wsxzaq1 crimson1 behemoth master11 joshua12 mousepad 123321qwe metalica rerfhfxf powerade aaaaaaa1 kovalenko
151nxjmt shadow11 zcxfcnkbdf gy3yt2rgls 159753123 bladerunner 333666999 fuckyou123 kitty123 orlando1 skateboa red12345
destroye snoogans juancarlo gfhfljrc passfind oscar123 derrick1 viper123 shooter1 nighthaw 13576479 browneye
chocolate1 7hrdnw23 jediknight argonaut goodstuf wisconsi abigail1 lucky777 valdepen ghjnjrjk zaq1xsw2cde3 letmein22
codeblue nokian70 footbal1 smuggles krasnodar sixtynine ladygaga venezuel kochamcie trustn01 davecole nosferat
hotsauce bluebear tarantul asd123asd theflash 1footbal titlover lucas123 sampson1 dragon99 metropol psychnau vthctltc
firework wildcat1 ghtktcnm besiktas minotaur orange12 favorite7 agnieszka 1a2a3a4a5a scruffy1 clitlick redbeard
vfvfvskfhfve sandydog network1 favorite8 longdick mustangg mavericks angelofwar brianna1 slayer666 baldrick lovesexy
thissuck characte telecast repytwjdf thematrix hammerhe gunsmoke margosha ghjcnjghjcnj mnbvcxz1 rocketman flhtyfkby
pi314159 televizor gtkmvtym dreamers strannik steelhea commodor brian123 ibilljpf thomas12 ghbrjkbcn q1234567890
hibernia 68camaro 1234567u halfmoon ranchero passion1 birthday1 henderso boscoe01 simpson1 loredana iloveher
fkmnthyfnbdf lostsoul fuckfest spartacu bigstick milashka champagn papichul hrvatska hondacivic moneybag 246813579
ytyfdbcnm darkmoon playboys tristan1 oriflame thematri qweqwe123 multisyn dagestan satriani rocketma pendrago hellokit
bumblebe badlands galactic emachines frontera daisymae hornyboy welcome123 tigger01 iwantsex rockydog brasilia
southsid ghbdtn12 ctdfcnjgjkm gremlins michael8 123456789abc bigpimpi classic1 malcolm1 ganjubas funnyman 123456789n
admin18533362 biggdogg internet1 blowjobs 1jennife evgeniya pinewood justin12 89600506779 notredame million1 funhouse
angeleye winter12 sweethea imperium salamandra stroller njdevils vittorio %%passwo rjyatnrf shadow13 radiance toshiba1
killemall smallville landscap exploite damage11 dzxtckfd trader12 dragon88 23176djivanfros artofwar metal666
123456789qwerty sobriety karamelka roberto1 lizaveta 08154711 bluenote tazdevil katrina1 bigfoot1 fatpussy nonrev67
qqqq1111 fairview voltaire qazxswedcvfr dickface lapdance bosstone danielit mounta1n player69 bluegill warcraft1
ilovemyself thetachi goodtimes blacksun chewbacca galatasaray centrino hendrix1 vlad1996 sarah123 nicholas1 123456zxc
bugsbunny dominic1 freetime internat 159753852 mazinger inflames laracrof godofwar repytwjd water123 wallace1
qwertyasdfgh goldmine 777888999 holeinon blueline windstar newworld catfish1 flapjack robinhoo cyberonline gemstone
indahous patrick2 qwerfdsa kingrich piramide college1 connect1 astroboy cvzefh1gkc ginger12 2wsxcde3 camaro69
qwertasdfg peter123 1qay2wsx camaroz2 trashman bonefish system32 azsxdcfvgb peterose iwantyou temp1234 blastoff
12233445 sexybaby brentfor pheasant thunders nokia5300 blingbling richard2 1diamond sensatio maverick1 clinton1
michael7 dragons1 sunrise1 pizzapie 987412365 oceans11 748159263 palmetto 4r3e2w1q arsehole banderas silver12 xboxlive
sylvania littlebi valdemar isacs155 prettygirl newstyle skypilot sailormoon fatluvr69 jesuschrist country1 jedimast
darkknight porn4life alfaromeo ghostman fnkfynblf vatoloco homebase 1111111111zz odysseus edwardss xsw21qaz firestor
indians1 babycakes rhapsody death123 slayer66 1q2q3q4q5q mysterio thirdeye dima1996 darkwing jeronimo ronaldo9
peaches2 fellowes taylor12 epaulson makemoney oc247ngucz kochanie 3edcvfr4 1234567z xthtgfirf sportste integra1
bungalow thejoker pussyeater tagheuer nikita123 muenchen annemari ironmaid george12 westcoast primetim panchito
tooshort qwerty22 medicina w1w2w3w4 wargames andreas1 scooters cuntlick slipknot1 handcuff leiceste chevyman hugecock
psychnaut1 melbourn metalman yjdsqujl caitlin1 nikitina desperad aurelius john1234 whosyourdaddy slimed123 bretagne
hotwheel roodypoo save13tx nokia3310 scott123 olivetti sysadmin hondacrx daddy123 grandprix whatthefuck 1223334444
police22 toronto1 yardbird truckers scimitar pescator 12332112 qazxswed morkovka daniela1 789123456 123456789w
nikolaus 1111aaaa pervasive gfhnbpfy skeletor whitney1 delorean ishikawa morrisse qwer4321 123123qwe trafford sk84life
326159487 159875321 jailbird arrowhea qwaszx123 zaxscdvf catlover 13579246 vermont1 helloyou chevyz71 stargaze
parolparol kelly123 goodnews astonvilla luckyboy rocheste trigger1 pepsicola miroslav 96385274 fistfuck svetlanka
lbfyjxrf 123123123q ronaldo1 pittbull gfhkfvtyn ghblehrb millerli halflife2 dragon22 mulberry morrigan arhangel
emachine bulldog2 redtruck casablan pepper12 arschloch cachorro hemicuda sonnyboy smarties kurosaki taekwond konfetka
bennett1 jackson2 octavian feyenoord muaythai fktrcfylhjdyf 1357911q sexslave fktrcfylhjdbx 89015173454 qwerty00
nyknicks 12344321q evenflow tightass whiskey1 anton123 password4 yorkshir hellothe direwolf vaz21099 sorcerer
comicbook kamehame denis123 2112rush geneviev matthew7 ironhead hot2trot ashley12 stealth1 guitarra bernard1 frankfur
slacking asdasdas airforce1 123456789qaz shotgun1 pacifica toosweet 11121314 1234qwerty energize hansolo1 larry123
cnjvfnjkju antonius fcbayern bellevue charlie9 izabella malishka rotterda 21125150 travelle hotpants garrett1 seven777
thomas01 chevy454 brazzers azerty123 finalfan patricio northsta stallone cornholi hoopster sepultura grasshop babygurl
proverbs reddragon tigerwoo superdup kakaroto 123qaz123 123456qaz maria123 ghbrjkmyj makemone sammyboy 380zliki
theraven elvira26 tiramisu shannara papercut johnmish mustang7 bagpipes natashka 243462536 sandy123 guderian newlife1
razorbac piazza31 puravida robert12 transam1 bubbadog steelers1 eightball superboy 4rfv5tgb samurai1 fuckslut colleen1
vfrcbvec q1w2e3r4t soldier1 19844891 mickeymouse password69 watermel soccer15 ladybug1 abulafia tigerlil takehana
bootneck wonkette bobby123 trustnoone phantasm 132465798 t34vfrc1991 grimlock longbeac shadow123 jonathan1 cjrjkjdf
westport 541233432442 chicago2 hellbent toughguy iskander whatisit scooter2 fgjrfkbgcbc adelphia vjhrjdrf adrenali
jemoeder freedom7 firetruc gateways kusanagi centurion stalker1 ilovepor klootzak redsox04 kirill123 hammers1 yingyang
4904s677075 patriot1 patrick9 redbirds makarova epiphone chelseafc blackrose primrose scooby12 1william defiant1
stairway salamand cupcake1 password0 007james multisync harley01 tequila1 q8zo8wzq hunter01 temporar eatmeraw
mrbrownxx sycamore ganymede 1111122222 london12 diogenes 135797531 blackber falcon16 darkjedi vfhvtkfl freestyl
kukuruza marbella 44445555 bocephus hollydog gonefish godislove amanda18 rfpfynbg spoonman harry123 tigerman cdtnjxrf
marillio scribble hardhead troopers dragon76 bassfish kasparov 19933991 eyecandy ukflbjkec halfpint 12345trewq
bulldogg jesucrist flipside packers4 biteme69 silverfo knowledg westcoas minidisc martini1 alastair rasengan superbee
getalife schlampe memyself 0147896325 12345678900987654321 soccer14 realdeal bella123 celtics1 peterbilt ghbdtnbrb
xcountry batman99 blablabl alhambra siemens1 assmaste dashadasha wildrose bestfriend 1234rmvb sebastien chester2
winston2 fartripper 07831505 qazxsw21 belochka password1234 daniel123 qpwoeiruty ferrari3 numbnuts lovepussy britneys
chilidog 08522580 bluerose ricardo1 013cpfza ghbdtnghbdtn 3stooges gearhead greenbud toolshed ibill123 freelove
weronika valerie1 razdvatri greenwoo rfhjkbyf buttocks aqswdefr sonechka steeler1 nietzsch biscuit1 goodfood jledfyxbr
sideshow fredderf bigwilly 12347890 12345671 fylhtqrf letitrid cthuttdyf bluearmy 10inches dollface babygirl1 blacksta
lexingto canadien kukushka shadow69 ppspankp free4all 2w3e4r5t painkiller hoopstar dad2ownu qwe123asd hjvfyjdf
gibsonsg duckling cuntsoup firefighter powerboo powermac 12345666 11924704 25251325 sarasota berliner guatemal
seagulls iloveyou! chicken2 qwerty21 010203040506 backlash teiubesc vonnegut gtxtymrf manunite lost4815162342 britney1
boondock colt1911 doma77ns anuradha rottweil fightclu birthday21 reviewpa aassddff lakers32 melissa2 jiujitsu
12345zxcvb nokia5310 happydays 1patrick newports broncos7 harrypot cachondo pepsione usmc1775 countach landrover
cracksevi drumline a7777777 smile123 quality1 superson elaine22 webhompass mrbrownx mamasita rockport jordan12
kfvgjxrf hockey12 seagrave chelsea2 marissa1 tommygun billy123 homersim amanda12 springst 111111aa westwind helpdesk
annamari hopefull hhhhhhh1 mazdarx8 jennife1 gfhjkmxbr victoria1 gizmo123 sandrock positivo syncmast opensesa silicone
duffbeer montagne hamburge paramedic smokeweed fabregas phantoms venom121293 manwhore notagain rfnthbyrf wildblue
kelly001 dragon66 dothedew tyler123 reddrago promethe blackshe cruzazul incognito 383pdjvl lovecraf doraemon 19877891
transpor gargamel samsung2 locoman0 154ugeiu vfvfbgfgf neveragain nokia6303 saltanat gandalf2 sinfonia vibrator
43211234 cookies1 gtkmvtyb nazareth madhouse 123123321 foxtrot1 alpacino bookmark titsnass castaway fucklove
moneymaker paperboy breakers westbrom brendan1 123asd123 thisisme welkom01 51051051051 changeit autobahn gnasher23
sherman1 qwerzxcv dragon23 art131313 cxfcnmttcnm ranger99 favorite5 skytommy abracada 102030405060 blacktop grizzly1
shemales durango1 11223344q supergirl vanyarespekt dickless srilanka nashvill 2sexy2ho jerrylee nolimit8 l8g3bkde
pershing gobrowns 321456987 sailing1 gardenia sexmachine 314159265 123456789g dragon10 radioman google123 dthyjcnm
password6 1234567890s nataliya perfecto aragorn1 arsenalf testing123 blackbox bullhead barbarian polaris1 frdfhbev
gametime slipknot666 hfgcjlbz indianali telemark ghostrid preston1 wellcome verizon1 sayangku timeport sexy1234
deadlift 123qwe321 asdfgh12 cadr14nu cortland stepanova sochi2014 bluegras orange44 marcopol deadmeat freddie1
katie123 master99 centauri pinecone aceshigh 55832811 pepsimax coldfire limaperu charmed1 michelin alphaone christof
just4you starflee jellyfis batman69 hihje863 crazyzil postov10 124578963 buckster iloveamy ohiostat nikolaeva buster11
cracker1 qwertyu1 edgewise ranger01 letmeinnow imissyou heathers woodduck scubadiv raffaele nikolaev dapzu455
lthgfhjkm amanda69 televisi fuckmenow mark1234 utyyflbq hunting1 ready2go accessno charger1 sweetie1 wtpmjgda dimensio
pickles1 hellraiser 99887766 stepanov tokenbad bartende cidkid86 mooseman 12345678c bethany1 myfamily history1
lsutiger phydeaux dbrnjhjdbx drummers daisy123 tangerine billyjoe clemson1 98745632 access12 naruto12 austin12
hammarby pxx3eftp greeneye satana666 rhbcnbyjxrf dallastx michaelj fastback lyudmila eagleone kimberle soccer22
review69 sunny123 lakeland striker1 qwertyu8 digiview lovetits cellphon fortytwo roman123 12e3e456 littleman jadakiss
vlad1997 xaccess2 jessica0 macarena milleniu combat123654 ilovemom ilovekim avenger1 serendip malamute letmein6
vyjujnjxbt assa1234 student1 dixiedog gznybwf13 aq1sw2de3 hosehead teddy123 dgl70460 quicksilver tajmahal depechemode
paulchen megamanx scarecro wormwood milwauke sexlover william3 solitari murzilka qweasdzxc1 vehpbkrf 12312345 andre123
123456789x soccer17 teleport leglover bigcocks eagleeye bentley1 bigtits1 ferrari2 secret12 tornado1 onelove1 1fuckyou
nastyboy password5 mine2306 tigger69 bondage1 happyboy hardcore1 misskitt 1charlie google12 charlie5 password7
djgabbab darthmau rasta220 chgobndg qwerty66 followme freeman1 gtfullam chamonix friendste alligato 18821221 acun3t1x
rfhfufylf plastic1 lookatme anabolic simon123 bassline dasha123 tarheel1 xsw23edc qwerty123456789 imperator slaveboy
house123 hellomoto bladerun zzzzzzz1 take8422 fffffff1 ginuwine precious1 zigazaga johnpaul mama1234 iceman69 1thunder
straycat candycan pfchfytw salvatio 23049307 jailbait dbjktnnf zaratustra waterpol pentium1 rosebowl steinway another1
chinacat qqqqqqq1 devilmaycry4 pullings qw12er34 celestia fortune12 danthema vfrfhjys chimaera pennywise sokrates
spyglass esperanz matematika poiu0987 courtney1 fktyjxrf summer06 devildriver foucault choclate rjdfktyrj efbcapa201
pepsicol beszoptad intheass iseedeadpeople 89231243658s farside1 55556666 costarica 134679258 nolimit9 michael6
12monkey redgreen good12345 acidrain studmuff senha123 allalone scarface1 helloworld smith123 memphis1 dfcbkmtd
arachnid antonell christos surfing1 naruto123 ohiostate cdznjckfd superdog jacqueli maplelea pokemon12 zxcvbnmm
falcons1 charlie6 19391945 dragon21 dirtyboy love4ever thunder2 bubblegu 123456789qqq realtime studio54 sunghile
summer05 ranger21 sugarbea principe cheerios jamesbond007 karaganda note1234 loveporn monty123 monkey13 shadowfa
qwedcxzas ptfe3xxp gblfhfcs ddddddd1 hakkinen liverune deathsta misty123 inferno1 hamradio rkfdbfnehf fastlane
iddqdidkfa ledzeppelin sexyfeet lucifer1 barbaria twisted1 darkwolf acerview treetops pornsite gfccdjhl veritech
batterse casey123 q12345678 fuckmeha armadill lastochka tommy123 sasha1996 godslove cornbrea vfkmdbyf passmaster
123123123a skipjack martin12 dogfight rfvbrflpt travesti caballer xakep1234 ricflair pervert1 ambulanc berserker
bitch123 a987654321 redhouse kennedy1 schneide year2000 netzwerk picasso1 swimmer1 blackbea dont4get 4815162342lost
wrest666 anonymou semprini forest11 wildroid candy123 jericho1 ilovehim goodtogo cranberr ghjcnj123 1972chev horsesho
freedom3 letmein7 vfvfgfgfz toonporn 999111999q edelweis subwoofer disturbe volition 12345678z atlantida strekoza
seagrams yy5rbfsc jack1234 eintrach nochance whitepower nokia8800 chinaman superduper professo tranmere tanstaaf
ukflbfnjh flatline papercli 4z34l0ts pedigree freeride gsxr1100 ferdinan charlie7 2wsx1qaz loveboat dolittle
123123qweqwe jameson1 fucker69 fishfood rfnfcnhjaf 123456789t helicopt kristjan honeypot badgirls milkbone 123456789b
qq123456789 54132442 qwertyytrewq andreeva ruffryde kristinka anna1987 335533aa amber123 456123789 456789123
1112131415 3141592654 wrinkle5 asd123456 78n3s5af michael0 squeaker cabowabo angel777 smallvil shadows1 littleon
summer20 asterix1 aloysius pass1word ironpony 368ejhih pizza123 1234567890qw abcde123 grendel1 harley12 kokakola
azathoth shelley1 1bigdick omega123 jg3h4hfn jamielee zx123456 machine1 asdfgh123 sharkman extreme1 photoman 123459876
nokian95 qwer12345 themaster monkey10 hockey99 bbbbbbb1 zinedine dolphin2 1superma winter01 kuleshov calavera sleepers
lightsab magister shitbird galactus barkley1 dogbreat fullsail zxcvbnm12 elfquest savatage sevilia1 badkitty pebbles1
diciembr gabriel2 1qa2ws3e welldone chessman heythere jjjjjjj1 fairmont pikachu1 49527843 redrider offsprin lovebird
sorrento r3ady41t webster1 monkey99 slutwife 1pass1page hobiecat bigtymer comcast1 vasileva asdfghjkl1 12345678912
fuckyou7 lifesuck 1234qwerasdf vlad7788 underpar huskies1 lovegirl alskdjfhg oldsmobi redrover methodman cutegirl
countyli godisgood mironova 123qwe456rty rusty123 555666777 rjntyjxtr br00klyn timebomb makelove patrick7 42042042
buttmunc blackhol longwood seventee tinkerbel fedorova bodyshop gbpacker d1i2m3a4 ghtpbltyn sergeevna hazelnut
bridget1 hzze929b brethart ghbdtnbr1 emyeuanh gallaghe hardtime abcdef123 leviatha mom4u4mm 808state primavera
limabean goddess1 bullride 1234567d oliveoil leonard1 mexicano goodfellas mancheste hawkmoon schorsch rfhfntkm
thor5200 compaq12 emanuele ozlq6qwm 3syqo15hil asdfghjkl123 asfnhg66 gjkbyjxrf alex2000 maggie11 novartis cocoloco
554uzpad 1qwertyu fhntv1998 goodhead stratoca lonsdale 15987532 bigpimpin slowride sanity729 carolcox bustanut
parabola masterlo computador crackhea dynastar rockbott doggysty wantsome froggies nokia7610 hunter11 alicante
buttons1 diosesamo elizabeth1 trustnoo amatuers m6cjy69u35 cookie12 mikey123 lebedeva 12345689 queenbee ghostdog
bearshare rjcntyrj alinochka ghjcnjrdfibyj iqzzt580 nascar88 masyanya intranet shadow99 00096462 cvtifhbrb redeemed
62717315 cobrajet antivirus berserke ikilz083 airedale brandon2 johanna1 danil8098 pendragon chrissie blowme69
baseba11 joker123 zenit2011 cab4ma99 watchmen forgotte strummer freelanc cingular orange77 mcdonalds vjhjpjdf tombston
dantheman megabyte ybrjkftdbx pacific1 coorslig yvtte545 klimenko cobblers kamehameha redriver triforce vittoria
m1234567 fallout2 989244342a crazy123 1scooter griffin1 autopass george01 boeing74 cuddles1 aaron123 1sexyred ffvdj474
buckwheat monster2 11qq22ww zx123456789 masterch lochness 1234qwert zxcvbn12 caterham dolomite pericles sherbert
irontree gangsta1 mahalkit lbhtrnjh 19922991 hopkins1 tabbycat 11c645df critters hellothere 551scasi paloalto arcturus
spider12 1357997531 datalife zxcvbn123 1122112211 london22 biggirls lzbs2twz golakers sasha1995 mittens1 d1lakiss
speedrac hellrais 159753258 qwertyuiop123 playgirl crippler cheese12 edward12 gjhjctyjr shithole 201jedlz michael4
jamie123 romantik pittsbur thomas123 masahiro patrick8 datalore jackdani sasha2010 mwq6qlzo cnhjbntkm ilovejen
hunter123 hamster1 iluvporn alexsandr 777angel klingon1 benedikt inspecto wladimir hellspawn nick1234 golfer23
kodaira52 yanochka buckfast roaddogg snakeeye fucker11 vfrfhjdf plokijuh emerald1 batman01 elementa footlong cthuttdbx
eagle123 getsmart saun24865709 cnhtrjpf martina1 michael5 deerhunter happyone monkey77 123456789f crownvic strutter
triumph1 moremone screwbal pernille independ master22 swetlana gilgames kissarmy clubpenguin limpbizk fuckhard
goodwood sdsadee23 foxglove balefire dcunited bowling1 areyukesc marmelad maynard1 heathrow qazxcvbn connecti
secret123 xzsawq21 tubitzen yfcnz123 michaelc phantom2 primetime21 sugarray undergro madison2 cntgfirf masterca
fiction7 sagitari 12481632 insuranc 2b8riedt 12346789 ssptx452 q1w2e3r4t5y6u7 14vbqk9p money4me fish1234 romeo123
ab123456 gorilla1 andrey123 lifesucks dima1997 sunnyboy bangkok1 letmein0 0raziel0 london99 wildthin patrycja tmjxn151
yqlgr667 stripclub deadwood 863abgsg charlie4 summer11 mynewpas mustang4 nohack04 kimber45 dupont24 ghost123 radagast
vsevolod argentum 2bigtits mamabear bumblebee mercury7 pussylic warchild diablo66 aventura annelies cumshots clambake
birthday54 paganini wildwest filibert thunder5 purple12 supersex 111222333a bvgthfnjh 4506802a killians qqqwwweee
koetsu13 mimi92139 fastfood idontcare 4z3al0ts sheffiel stalingrad corvett1 snapper1 desperados lovestory marcopolo
familyguy support1 shygirl1 submissi wildstar master69 gerrity1 raspberr tennis12 matahari alohomora michaeld boyscout
esmerald admiral1 steamboa apokalipsis shadowma eagles05 peartree sandmann kenny123 fabolous loser123 myxworld4
cocorico nokia6120 johnny69 love2011 viktoriy hornyone fenerbahce brownie1 1qwerty1 baggins1 1234567t davidkin
octopuss buttface paradoxx dallas12 123456zx operatio eternal1 chase123 blueduck redbarch millenni eae21157 gfif1991
snoogins fartface fyfrjylf 123zxc123 emiliano amandine rawiswar gauntlet ingram01 quicksil bingo123 1chicken moosehea
elefante parallax elfstone mission1 mitsubis whitedog rfnfgekmnf everythi getnaked prettybo carrera4 qwertyuiop1
midnight1 informat russland djkrjlfd teardrop iamtheone danijela ranger11 mowerman asshole2 adriana1 bootcamp bassman1
blackadd topflite technolo bassboat maksimus shearer9 vjzgjxnf 80070633pc shirley1 carolyn1 angeliqu aa123321 ladyluck
jetbalance 12345600 dima12345 090808qwe paul1234 1qa2ws3ed4rf alberto1 beachboy highball csfbr5yy buttlove episode1
pilot123 simonsay pinggolf katerinka fylhjvtlf nighthawk juggernaut cabibble gangstar verycool 123456789qw forbidde
prufrock 12345zxc blackbur koshechka dfcbkmtdf puertorico griffins 123456789zxc headcase bassmast lerochka 04975756
fumanchu thankgod kayaking summer10 timepass poiu1234 zidane10 686xqxfg caveman1 nfvthkfy holymoly alex1996 fighter1
asslicker abc123abc monkey22 password13 annushka 495rus19 withlove supergir bingbong bradpitt kamasutr yfgjktjy
amsterdam1 letmein9 annette1 scotsman welcome12 hamburg1 dfkmrbhbz excalibe boobies1 fuckhole starfuck breakfas
blenheim 52678677 mick7278 fleetwoo yxkck878 55667788 foothill 77777778 californi angelo4ek rfkmrekznjh tinhorse
sparky12 luojianhua nederland rosemari ciscokid 565hlgqo samsung123 trainman logistic vw198m2n zaqwsx123 mariachi
polarbear makeksa11 123456781 gladston notoriou polniypizdec110211 invalidp speaker1 maggiema loislane discgolf
pridurok alex1990 sacramen burunduk oakland1 gmctruck loveable azwebitalia sprewell tigrenok jaredleto sigsauer
doromich lasombra newpassword profesor 123as123 croucher rfhfvtkm superman2 assword1 z123456789 lovesporn gsgba368
pornoman nightwolf vfhecmrf minstrel wishmaster gracelan highwind solstice dbrnjhjdyf nightman poopface luv2fuck
ptybnxtvgbjy pornogra scarlet1 raintree 1aaaaaaa maxim1935 hotwater gadzooks arsenal2 allstar1 newpoint albacore
1236987z verygoodbot 1wildcat itdxtyrj kindbuds wenef45313 1compute gfyfcjybr lysander asscrack suckthis masha123
oqglh565 dragon00 cheburashka unforgiven sillyboy quicksan froglegs shortsto bigtitts dropzone jazzbass saltlake
dmitriev helloman sugarbear tujazopi jo9k2jw2 counchac utjvtnhbz clayton1 incubus1 flash123 squirter dima2010 98741236
madelein mudhoney consense bakayaro silencer pinkpuss 96321478 iaapptfcor datnigga sonic123 vjzctvmz tribbles shock123
bearshar cubbies1 fucktheworld bmw325is 7777755102q scubapro hayastan delasoul searock6 fallout3 24681357 voluntee
badboy69 gunslinger lovergir 640xwfkv darkknig aabbccdd birdhouse hiawatha tiberium hello1234 tm371855 greendog
cyjdsvujljv schnecke lambrett prodigy1 pimpshit blackmen matthew8 primaver 15975321 1jessica monaliza vfylfhbyrf
harley11 tickleme kickass1 theresa1 fordtruck inkognito friedric metro2033 freeport cigarett thebeach yzerman1
charlieb 1234567w 260zntpc access20 mallard1 fuckyou69 bigdog69 dima2000 skorpion39 dima1234 hawkdog79 warrior2
jerusale monkey01 w8gkz2x1 qwe123rty 123456789qq nezabudka barclays 12345678987654321 dima1993 oldspice prettyboy
iamthema collants cowboys2 bikerboy kenshiro moonglow semenova deltaforce goldsink maximili plumber1 trillian emanuela
bagheera newjersey swampfox yes90125 weather1 scoubidou masterchief oranges1 1samanth celtic88 applemac amanda11
taliesin london11 bandit12 killer666 06225930 psylocke schumach 24pnz6kc endymion birdland smoochie thunder7 djg4bb4b
ajcuivd289 colole57 dallas21 executiv omegaman newhaven pmdmscts s456123789 applesauce levelone benladen sex12345
mevefalkcakk 5t6y7u8i nascar20 buffy123 playstation3 qweasd12 benjamin1 alemania neutrino testicle trinity3
firestarter 794613852 guadalup philmont birthday299 741236985 qwerty88 komarova silverst catmando tatooine
31217221027711 qwerty321 katmandu darknight freestuff quantum1 joseph10 pentium3 rfhectkm woodsink justforfun sveta123
pornografia tujheirf portsmou 10111213 fkbyf001 pistons1 necromancer thegame1 hatesyou sexisfun 1melissa tuczno18
bowhunte herpderp blackeye 19966991 19992000 masturba 34524815 paulina1 427cobra fkg7h4f3v6 longview lkjhgfdsaz
dionysus mariajos king1234 hshfd4n279 holland1 343104ky sureshot wooddoor florida2 mrbungle woaini1314 woaini520
woaini521 woaini123 woaini1314520 woshishui wodemima mima1234 mima123456 mimamima aini1314 aini5201314 5201314520
52013140 520131400 a5201314 q5201314 5201314a 5201314abc a1234567890 aa12345678 aaa123456 abc12345678 abc123456789
abcd12345 abcd123456 qwe123456 qwer123456 asd123123 zxc123456 123123123 159357456 7758521521 77585210 3141592653
iloveyou1314 iloveyou520 zhongguo zhongguo123 beijing2008 shanghai123 hangzhou123 zhangsan123 lisi1234 wangwei123
laoshi123 laoshi123456 xuesheng123 xuexiao123 jiaoshi123 jiaoshi123456 teacher123 teacher1234 teacher2024 teacher2025
teacher2026 student123 school123 school2026 admin888 admin123456 admin1234 admin12345 admin2026 root1234 root123456
administrator1 guest1234 test12345 test123456 passw0rd1 p@ssword p@ssw0rd1 p@ssw0rd123 password12345 password2024
password2025 password2026 welcome2026 letmein123 changeme1 changeme123 iloveyou123 sunshine123 princess123 football123
888888888 8888888888 66666666 666666666 99999999 00000000 987654321 9876543210 87654321 0123456789
`
    .trim()
    .split(/\s+/),
);
