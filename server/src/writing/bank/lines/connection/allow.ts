/** connection, step 2: form | what the line is at home in | the line. The format is told in bank/read-lines.ts. */
export const connectionAllow = `
I    | fair | I'm allowed to want company without a reason.
I    | first | I'm allowed to be lonely on an otherwise good day.
I    | friendship fair | A friend I haven't rung in years is still allowed to hear from me.
I    | - | I'm allowed to be known a little at a time.
I    | rest first | I'm allowed to like people and still go home early.
I    | not-good not-bright fair | I'm allowed to say I was hurt, without proving how much.
I    | meeting-people fair | I'm allowed to arrive shy and warm up later.
I    | after-a-setback fair | I'm allowed to want comfort before advice.
I    | waiting-for-news spare | I'm allowed to ask someone to wait with me.
I    | a-busy-day spare | I'm allowed to stop for a two-minute chat.
I    | bedtime night fair | I'm allowed to miss people and still sleep.
I    | fair | I don't have to tell the whole story to be understood a little.
I    | - | I don't have to know what to say before I sit down beside someone.
I    | meeting-people spare | I don't have to be liked by the whole room.
I    | meeting-people spare | I don't have to be clever, only a little curious.
I    | before-work fair | I don't have to be chatty to be a good person to work beside.
I    | a-hard-talk spare | I don't have to have the last word to be respected.
I    | after-a-setback fair | I don't have to hide from people until I feel better.
I    | waking-up morning fair | I don't have to be sociable the moment I wake.
I    | a-busy-day | I don't have to be useful to people to enjoy their company.
I    | fair | I can be awkward and still be glad I spoke.
I    | spare | I can let somebody help with something small.
I    | fair | I can wish an old friend well without picking up the phone.
I    | fair | I can take an invitation as a kindness, even if I turn it down.
I    | curiosity spare | I can ask a second question, simply to hear more.
I    | time-alone fair | It's okay to lay the table for one and enjoy it.
I    | winding-down evening spare | I can let today's conversations rest where they are.
I    | waiting-for-news fair | I can say that I'm nervous, and let someone be kind about it.
I    | before-work morning spare | I can say good morning first, and mean it.
I    | a-busy-day spare | It's okay to leave my list a moment and say a proper hello.
I    | bedtime night fair | I can think of someone fondly, and then let myself sleep.
I    | - | It's okay to find people tiring and still be fond of them.
I    | first | It's okay to want one good friend more than a full diary.
I    | - | It's okay to apologise late.
I    | fair | There's no deadline on making a friend.
I    | spare | My story can wait until I meet someone I trust with it.
I    | - | Some friendships can rest for years and still be friendships.
I    | fair | Some messages can wait until I've got the heart for them.
I    | spare | Reaching out can be as small as a wave across the road.
I    | humour spare | If I say something clumsy, I can laugh and carry on.
I    | fair | If I have nothing to say, I can sit beside people and listen.
I    | spare | If I don't feel like talking today, a friendly nod is plenty.
?    | fair | What if a long gap is forgivable on both sides?
?    | spare | What if I let somebody be kind to me without repaying it today?
?    | - | What would I say if I were sure of my welcome?
?    | fair | What would I put in a message if it only had to be warm?
?    | spare | Will I take in a kind word before I brush it off?
?    | spare | Will I let somebody else carry the conversation for a while?
?    | meeting-people fair | What if I only have to talk to one person?
?    | meeting-people fair | What would it be like to be curious about people instead of impressive?
when | spare | When I want to cancel out of shyness, I'll let myself go for a short while.
when | fair | When I think it's too late to get in touch, I'll remember how I'd feel to hear from someone.
when | fair | When I've nothing clever to add, I'll let my listening be my part.
when | humour fair | When I say something clumsy, I'll smile and let the talk move on.
when | - | When someone asks how I am, I'll allow myself one true word.
when | spare | When someone is slow to answer, I'll let them simply be busy.
when | spare | When someone seems distant, I'll remember there may be reasons that aren't me.
when | spare | When a conversation dies down, I'll let the pause be comfortable.
when | evening night spare | When the evening feels empty, I'll put the radio on for company.
when | spare | When my shyness arrives, I'll let it come in with me.
when | fair | If I feel too tired for people, I'll let a wave be my hello.
when | fair | If I'm not asked about my day, I'll ask myself, and answer properly.
when | friendship fair | If someone remembers a small thing about me, I'll let it matter.
when | meeting-people spare | If I forget a name, I'll let myself ask again.
when | meeting-people spare | When I've had enough of the noise, I'll allow myself five minutes outside.
when | a-hard-talk fair | When my voice shakes, I'll let it shake and say the next bit.
when | bedtime night | When I miss someone at bedtime, I'll say goodnight in my head and lie down.
when | winding-down evening | When I replay what I said, I'll let it be an ordinary thing to have said.
I    | note-loss fair | I'm allowed to talk about somebody dear as often as I like.
I    | note-family fair | I can love people dearly and still need an hour away from them.
I    | note-family | I'm allowed to love them from the next room.
I    | note-friends note-lonely | I can go where people are and say nothing.
I    | note-work | I can ask for a hand. It doesn't show on the finished thing.
I    | note-work | I can tell it as a story, with me as the sensible one.
I    | note-study spare | I'm allowed to see a friend before the studying is finished.
I    | note-study | I'm allowed to say I don't get it, twice.
I    | note-worry | I can say I'm worried without having to be cheered up.
I    | note-worry | I don't have to make sense to let somebody listen.
I    | note-shame | Somebody kind could hear this and still offer me a biscuit.
I    | note-anger | I can be cross with somebody and not decide about them today.
I    | note-anger | I can leave the room without leaving the person.
I    | note-tired fair | I can be too tired to talk and be glad of somebody near.
I    | note-tired | Somebody other than me can know where the scissors are.
I    | note-glad fair | I'm allowed to share my good news without watching how it lands.
I    | note-glad spare | I can let people be happy for me.
I    | first | Being boring with somebody is a privilege, and it's all right to enjoy it.
I    | first-only first | I want the invitation and dread the party. Both are allowed.
I    | humour first | I can love somebody and not want to hear about the new kitchen again this week.
I    | friendship first | Some people are for laughing with, and that's enough of a job.
I    | fair | Help isn't a loan. I can simply say thank you.
I    | friendship first | A friendship can survive one forgotten birthday, and so can I.
I    | - | I'm allowed to need somebody at an inconvenient time.
I    | waiting-for-news first-only fair | I can be poor company while I wait.
I    | kindness | Somebody can be kind to me clumsily, and I can let it count.
I    | evening night fair | It's all right to slip out of a party while people are still laughing.
I    | first | An hour of nonsense with a friend is allowed to be the whole point.
I    | humour first | It's fine to love a person and mute the group chat.
I    | first | It's okay if the friend I need this week is a book.
I    | first | Being glad of somebody doesn't oblige me to see them on Saturday.
I    | first-only first | Not every silence is about me.
I    | after-a-setback | Comfort first, sense afterwards. I'm allowed that order.
I    | - | If I cry in front of somebody, I needn't tidy it up afterwards.
I    | fair | Hello is enough to start with.
I    | fair | Somebody can be too busy for me this week, and it needn't mean a thing about me.
I    | fair | A short reply is still a reply.
I    | not-heavy not-low fair | It's okay to look as pleased to see somebody as I am.
I    | spare | I can just listen.
I    | evening | I needn't be the funny one tonight.
I    | first | It's okay to be fond of somebody and driven mad by how they chew.
I    | friendship first | Nothing has to be wrong before I ring a friend.
I    | not-heavy not-low first | My good news is allowed to interrupt.
I    | note-shame | I can feel like a mess and still be asked to stay for tea.
I    | note-friends note-distance | I can be hurt and still miss somebody.
I    | morning afternoon evening note-glad | I'm allowed to ring someone just to squeal.
I    | note-tired | I can be loving in very short sentences.
I    | note-worry fair | Somebody could just sit here with me. I'm allowed to ask.
I    | note-work fair | A good moan is allowed. It doesn't have to fix anything.
I    | note-loss fair | Sitting together counts as helping.
I    | note-shame note-doubt | On a bad day I'm still allowed out.
I    | note-friends | I miss them, and they're still annoying.
you  | evening night first | {name}, the talking is over, and you can stop editing your part in it.
you  | morning afternoon evening fair | {name}, you can answer tomorrow and still be a friend.
you  | first | You may miss people you'd find tiring in person.
you  | fair | {name}, you can be hugged and still be cross.
you  | meeting-people | {name}, you don't owe the room a joke.
you  | evening | {name}, you can turn up late, eat the crisps, say one true thing and call it an evening.
you  | waiting-for-news note-worry | {name}, you can ask somebody to wait with you and talk about nothing.
?    | spare | What if my place at the table is already laid?
?    | honesty fair | What if being a bit needy is just being a bit honest?
?    | fair | What would I ask for if I weren't being polite?
?    | note-plain spare | What if I told one person, and let them be interested?
?    | note-family | What if I asked for a hand while I was still pleasant?
?    | note-said-no | What if they can cope with being disappointed in me?
when | spare | If I turn up with nothing but myself, I'll count that as bringing something.
when | humour first | When I can't find the words, I'll send a silly picture and call it a letter.
when | - | When a hug goes on longer than I expected, I'll stop counting.
when | - | When I've told the same story twice, I'll let them be kind about it.
when | fair | If the call goes to voicemail, I'll let that count as having rung.
when | first | When I've nothing to bring but a bad mood, I'll say so at the door and go in.
when | note-loss | When I'm asked how I am, I'll let a shrug be my answer.
when | friendship fair | If a friend asks how I am, I'll let myself give the long answer.
when | note-study fair | If I'm the only one who doesn't get it, I'll let myself be the one who asks.
when | note-heartache | If somebody offers company, I'll say yes before I can say I'm fine.
when | note-anger | When I want to slam something, I'll shut it slowly and enjoy that.
you  | - | {name}, you can turn up with nothing to say.
you  | meeting-people humour fair | {name}, you can arrive late and go home early. You still came.
you  | first | {name}, you don't have to be fun.
you  | - | {name}, you can need people. It's what they're there for.
I    | note-unseen fair | One person who sees me is enough to go on with.
I    | note-parenting fair | I can hand them to somebody else for an hour and not apologise.
I    | note-relatives | I can love them from the other end of the table.
I    | note-excited fair | I'm allowed to look forward to people.
I    | note-missing fair | I can say out loud who I miss.
I    | note-missing | I can tell somebody a story with that name in it.
I    | note-pet fair | I can ask the whole street. People like to be asked.
I    | note-told-off | I can tell somebody who'd be cross on my behalf.
I    | note-no-reply fair | I'm allowed to mind, and I'm allowed to ask.
I    | note-let-down | I can let somebody be sorry for me.
I    | note-sad spare | I can let somebody see that I'm sad.
I    | note-sad fair | I'm allowed to say I'm not all right and leave it there.
I    | note-their-health spare | I can sit with somebody and say nothing. That's a lot.
I    | note-their-health | I can let people help and not be good company.
I    | note-plain fair | I'm allowed some company in this.
I    | note-row fair | I can miss them and still be cross.
I    | note-row fair | One plain sorry can go a long way from here.
?    | note-row fair | What would I say if I wanted peace more than I wanted to be right?
I    | note-lonely | I can say hello first, and let it be a small hello.
I    | note-new spare | Belonging takes its time. I can be new until then.
I    | note-left-out spare | I can invite somebody to something of mine.
?    | note-glad | What if I told somebody who shrieks?
?    | note-loss fair | What would I tell somebody about them, if I were asked?
I    | note-annoyed spare | I can like somebody and still be cross with them.
I    | note-family | I can ring the one who makes me laugh about it.
I    | note-somebody spare | I can let somebody know they're on my mind.
I    | note-somebody spare | I'm allowed to love people and still like being by myself.
?    | note-somebody spare | What would I like them to know?
I    | first | I can be loved while I'm dull.
I    | - | It's okay to want more than a thumbs up.
I    | fair | I can turn up tired and still be welcome.
I    | fair | I'm allowed to be the friend who writes late.
I    | spare | I can let somebody in before I've tidied.
I    | spare | I'm allowed to sit at the end of the table and pass things.
I    | fair | I may ring for no reason and say so at once.
I    | humour first | I can love people and still be glad they've caught their train.
I    | fair | I'm allowed to send a photo instead of the long letter.
you  | - | {name}, you can ring with nothing to say. People like the sound of you.
you  | fair | {name}, you may sit at the quiet end of the table.
you  | fair | {name}, you can write the postcard now and the letter one day.
you  | spare | {name}, you're allowed to be the one who needs a lift.
you  | first | {name}, turn up with shop-bought cake. Turning up is the home-made part.
?    | - | What if I let them see the kitchen as it is?
?    | afternoon evening night fair | What would I send, if I could send one thing I saw today?
I    | waking-up morning | I can love them all and still not speak before breakfast.
I    | before-work fair | I can be quiet at work and still be glad of the company.
I    | a-busy-day fair | I can be short with people today and warm with them tomorrow.
I    | a-hard-talk | I can be cross and still pass the biscuits.
when | a-hard-talk | When they say something true, I'll say that's fair before I say but.
I    | meeting-people | I can ask about their shoes and see where it leads.
I    | after-a-setback | I can let somebody cook for me and not be cheerful about it.
I    | waiting-for-news | I can ask somebody to come and be quiet near me.
I    | time-alone | I can miss people and enjoy the whole sofa.
I    | winding-down evening | I can be finished with people and still fond of them.
I    | bedtime night | I can miss somebody and be warm at the same time.
?    | - | What if my hello is the whole speech?
?    | first | Which old quarrel could I let die of boredom?
I    | first | Somebody can find me odd and stay.
when | - | Before I decide somebody's cross with me, I'll suppose they're hungry.
when | - | When the talk goes over my head, I'll enjoy the breeze.
I    | first | A silence can be two people resting their faces. I needn't help.
I    | first | I needn't have the words. I have the bus fare.
I    | first | My love may come as a lift to the station.
I    | - | I'm allowed to like people at a distance of one hedge.
I    | first | I can be understood in instalments.
I    | - | I may love somebody and still count the chips.
I    | first | It can take years to know me. There's parking.
when | - | After saying the wrong thing, I'll say so, and pass the milk.
I    | first | My sorry may come late. So do trains, and people get on.
I    | first | Someone may know me and like me, in that order.
when | first | If somebody explains a thing I know, I'll enjoy how much they love it.
I    | first | If I'm lonely, I can be lonely with the radio on.
when | first | When people are too much, I'll go and be useful near a sink.
when | - | Once I run out of small talk, I'll offer somebody a mint.
I    | first | I don't have to match anybody's exclamation marks.
I    | - | The people I like needn't like each other.
when | first | When someone hugs me, I'll let go second.
I    | first | I'm allowed to want company and a locked door.
I    | first | I needn't be good company. I can just be company.
?    | first | What if I'm easier company than I feel from inside?
when | first | If I've nothing to say, I'll hold the other end of something.
I    | - | My fondness can be the quiet sort, like underfloor heating.
when | first | When I can't face people, I'll face a window with people in it.
?    | first | Who could I be quiet beside?
I    | - | I may be the one who texts twice.
I    | first | People can help me without mending me.
I    | first | I may say mind the step and mean something much larger.
I    | - | Even as a second choice, I'm allowed a lovely time.
I    | - | Let me be missed a little.
I    | - | I needn't be fine to answer the phone.
I    | - | Somebody's name can escape me. I'm still thrilled to see them.
I    | first | My replies can be terrible and my fondness real.
I    | first | It's all right to lean before I'm falling over.
I    | first | I'm free to know the dog's name and not the owner's.
I    | first | I'm shy. I'm also delighted.
`
